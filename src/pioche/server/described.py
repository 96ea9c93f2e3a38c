"""The description for machines: every request, and the messages of a stream, which is no request."""

from __future__ import annotations

import json
from typing import Any

from litestar.openapi import ResponseSpec

from pioche.messages import Asked, Said
from pioche.server.refusals import RESPONSES
from pioche.server.routes import TableId, asking
from pioche.table import TableRefused

# Both directions, so that a client can have the types of all it hears and says.
MESSAGES: Any = Said | Asked
STREAMED = ResponseSpec(MESSAGES, generate_examples=False, description="The messages of the stream, both ways")


@asking("/tables/{table_id:str}/live", status_code=101, responses={**RESPONSES, 101: STREAMED}, summary="Listen")
async def stream(table_id: TableId) -> None:  # noqa: ARG001 - described, not used
    """A WebSocket; its first message is ``listen``, with the secret of a seat or without: then one looks on."""
    raise TableRefused("unreadable", "This is a stream: connect to it with a WebSocket.")


DESCRIBED = (stream,)


def description() -> str:
    """The whole description, the same bytes every time."""
    from pioche.server.app import Plan, api_of

    return json.dumps(api_of(Plan()).openapi_schema.to_schema(), indent=1, sort_keys=True) + "\n"

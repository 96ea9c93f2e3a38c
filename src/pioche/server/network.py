"""Under which addresses others in this network reach this machine."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

NEAR = 64  # bits of an IPv6 address that a whole home has in common
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (compared, not listened at)


def own_address() -> str | None:
    """The address of this machine in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        except OSError:
            return None
        return str(probe.getsockname()[0])


def is_local(host: str) -> bool:
    """Whether only this machine itself can use the name of a host.

    >>> [is_local(host) for host in ("localhost", "127.0.0.1", "::1", "192.0.2.7", "cards.example")]
    [True, True, True, False, False]
    """
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def netloc(address: str) -> str:
    """Host and port of an address; nothing where it is none.

    >>> netloc("https://cards.example:81/t"), netloc("http://[")
    ('cards.example:81', '')
    """
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def host_of(header: str) -> str:
    """The name in a ``Host`` header, without the port; nothing where it names none.

    >>> host_of("[::1]:8000"), host_of("localhost"), host_of("[")
    ('::1', 'localhost', '')
    """
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def neighbourhood(host: str) -> str:
    """Whose connections are counted together: those of one address, or of one network where each has many.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("unknown")
    ('192.0.2.7', '192.0.2.7', 'unknown')
    >>> neighbourhood("2001:db8::5") == neighbourhood("2001:db8::6")
    True
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 128)).supernet(new_prefix=NEAR))


def base(host: str, port: int) -> str:
    """The beginning of an address.

    >>> base("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reached_at(listening: str, port: int) -> tuple[str, ...]:
    """Where others reach a server that listens at an address of this machine."""
    host = own_address() if listening in EVERYWHERE else listening
    return () if not host or is_local(host) else (base(host, port),)


def addresses(asked: str, listening: str, port: int) -> tuple[str, ...]:
    """Where others reach a server, best first, as seen by one who asked it under some address."""
    own = () if is_local(urlsplit(asked).hostname or "") else (asked,)
    return tuple(dict.fromkeys((*own, *reached_at(listening, port))))

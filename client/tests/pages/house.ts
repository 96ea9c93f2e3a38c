/// <reference types="node" />
// A small real WebSocket server for tests: it takes in texts and says or closes what the test wants.
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // of RFC 6455

/** A connection as the server has it. */
export class Guest {
  readonly heard: string[] = [];
  constructor(
    readonly address: URL,
    readonly socket: Socket,
  ) {
    socket.on("data", (bytes) => this.#take(bytes));
    socket.on("error", () => undefined);
  }

  say(message: object): void {
    this.#frame(1, Buffer.from(JSON.stringify(message)));
  }

  close(code: number): void {
    const body = Buffer.alloc(2);
    body.writeUInt16BE(code);
    this.#frame(8, body);
    this.socket.end();
  }

  /** As if the network had gone. */
  cut(): void {
    this.socket.destroy();
  }

  #frame(kind: number, body: Buffer): void {
    const head =
      body.length < 126
        ? Buffer.from([0x80 | kind, body.length])
        : Buffer.from([0x80 | kind, 126, body.length >> 8, body.length & 255]);
    this.socket.write(Buffer.concat([head, body]));
  }

  /** One short masked frame after another. */
  #take(bytes: Buffer): void {
    for (let at = 0; at + 6 <= bytes.length;) {
      const length = (bytes[at + 1] ?? 0) & 127;
      const mask = bytes.subarray(at + 2, at + 6);
      const body = bytes.subarray(at + 6, at + 6 + length).map((byte, nth) => byte ^ (mask[nth % 4] ?? 0));
      if (((bytes[at] ?? 0) & 15) === 1) this.heard.push(Buffer.from(body).toString());
      at += 6 + length;
    }
  }
}

/** Every connection that came, in order; `port` stays the same when it is opened again. */
export class House {
  readonly guests: Guest[] = [];
  port = 0;
  #server: Server | null = null;

  async open(): Promise<void> {
    const server = createServer();
    this.#server = server;
    server.on("upgrade", (request, socket: Socket) => {
      const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${MAGIC}`).digest("base64");
      socket.write(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n" +
          `Connection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      this.guests.push(new Guest(new URL(request.url ?? "/", "http://house"), socket));
    });
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
    this.port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const guest of this.guests) guest.cut();
    await new Promise((done) => this.#server?.close(done));
  }
}

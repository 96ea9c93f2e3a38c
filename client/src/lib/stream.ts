import type { Lang, Said } from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";
const SLOWEST = 8000; // milliseconds between two tries to come back
const QUIET = 10000; // after so long without a word the other side is asked for a sign of life
const PATIENCE = 4000; // and so long the sign of life may take
const OPENING = 15000; // so long the first word may take

/** What a table on the page talks to: a connection, or a lesson. */
export interface Wire {
  send(message: object): boolean;
  renew(): void;
  wake(): void;
  close(): void;
}

/** A connection to a table that comes back by itself until it is closed or turned away.
 *
 * `also`: secrets of other seats at the same device. They count as being here; nothing of theirs is sent. */
export class Stream implements Wire {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    private lang: () => Lang,
    private hear: (said: Said) => void,
    private changed: (line: Line) => void,
    readonly also: readonly string[] = [],
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#open();
  }

  /** Connect now if the line is down: the phone woke up, the network is back. */
  wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect again, for instance in another language. */
  renew(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.#drop();
    this.changed("closed");
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#doubt = setTimeout(() => this.#revive(), OPENING);
    this.changed(this.#tries ? "lost" : "connecting");
    socket.onopen = () => socket.send(JSON.stringify(this.#first()));
    socket.onmessage = (event) => this.#take(socket, event);
    socket.onclose = (event) => this.#gone(socket, event.code);
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.table}/live`;
  }

  /** Who listens: not part of the address, which is written down on the way. */
  #first(): object {
    const secrets = { ...(this.token ? { token: this.token } : {}), ...(this.also.length ? { also: this.also } : {}) };
    return { kind: "listen", lang: this.lang(), ...secrets };
  }

  #take(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    const said = JSON.parse(String(event.data)) as Said;
    if (said.kind === "news" && (this.#tries || !this.#pulse)) this.#settle();
    this.hear(said);
  }

  #settle(): void {
    this.#tries = 0;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#check(), QUIET);
    this.changed("open");
  }

  /** Ask for a sign of life; without one the line counts as dead, whatever the browser believes. */
  #check(): void {
    if (this.#doubt || Date.now() - this.#heard < QUIET / 2) return;
    this.send({ kind: "ping" });
    this.#doubt = setTimeout(() => this.#revive(), PATIENCE);
  }

  #revive(): void {
    this.#drop();
    this.#tries += 1;
    this.#open();
  }

  #gone(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    // 4000 another connection took over, 4403 the secret is worth nothing, 44xx turned away for good; 4429 only for now
    if ((code === 4000 || (code >= 4400 && code < 4500)) && code !== 4429) {
      this.#ended = true;
      this.changed("closed");
    } else if (!this.#ended) this.#later();
  }

  #later(): void {
    this.#tries += 1;
    this.changed("lost");
    const wait = Math.min(SLOWEST, 250 * 2 ** Math.min(this.#tries, 6)) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#doubt);
    this.#pulse = this.#doubt = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }
}

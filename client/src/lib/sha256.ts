// On plain http a browser has no crypto.subtle, so the fingerprint of a deal is worked out here (FIPS 180-4).
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each += 1) if (found.every((prime) => each % prime)) found.push(each);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 fingerprint of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const state = [...START];
  for (let at = 0; at < bytes.byteLength; at += 64) mix(state, schedule(new DataView(bytes.buffer, at, 64)));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A one, zeros, and the length in bits: whole blocks of 64 bytes. */
function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64);
  bytes.set(text);
  bytes[text.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, text.length * 8);
  return bytes;
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 0; at < 16; at += 1) words[at] = block.getInt32(4 * at);
  for (let at = 16; at < 64; at += 1) {
    const early = turn(word(at - 15), 7) ^ turn(word(at - 15), 18) ^ (word(at - 15) >>> 3);
    const late = turn(word(at - 2), 17) ^ turn(word(at - 2), 19) ^ (word(at - 2) >>> 10);
    words[at] = word(at - 16) + early + word(at - 7) + late;
  }
  return words;
}

function mix(state: number[], words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] ?? 0) + word) | 0));
}

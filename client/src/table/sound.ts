import { keep, kept } from "../lib/store";

export type Sound = "lay" | "draw" | "turn" | "no" | "win";

/** A tone: hertz, seconds, when it begins, how loud. */
type Tone = [pitch: number, length: number, after: number, loud: number];

/** Card on card or on felt: noise between two heights, from hertz to hertz, seconds, when, how loud. */
type Rustle = [from: number, to: number, length: number, after: number, loud: number];

const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  lay: [
    [2600, 900, 0.07, 0, 0.5], // the edge
    [420, 160, 0.09, 0.012, 0.9], // the felt under it
  ],
  draw: [
    [1400, 4200, 0.13, 0, 0.22], // it slides off the pile
    [2600, 1800, 0.03, 0.12, 0.3],
  ],
};
const TONES: Partial<Record<Sound, Tone[]>> = {
  turn: [
    [587, 0.12, 0, 0.18],
    [880, 0.2, 0.11, 0.18],
  ],
  no: [[160, 0.12, 0, 0.25]],
  win: [
    [523, 0.16, 0, 0.2],
    [659, 0.16, 0.13, 0.2],
    [784, 0.3, 0.26, 0.25],
  ],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the table sounds: as chosen, else everywhere but where nothing shall move. */
export const soundOn = (): boolean => (kept("sound") ?? (calm() ? "off" : "on")) === "on";

export function setSound(on: boolean): void {
  keep("sound", on ? "on" : "off");
  if (on) play("draw");
}

/** Play a sound if it is switched on and the device can; never before the first tap, which browsers refuse. */
export function play(sound: Sound): void {
  if (!soundOn() || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of RUSTLES[sound] ?? []) rustle(context, each);
  for (const each of TONES[sound] ?? []) tone(context, each);
  if (sound === "turn") navigator.vibrate?.(25);
}

function rustle(context: AudioContext, [from, to, length, after, loud]: Rustle): void {
  noise ??= hiss(context);
  const [voice, band, begin] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.currentTime + after,
  ];
  voice.buffer = noise;
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + length);
  voice.connect(band).connect(swell(context, begin, length, loud, 0.004));
  voice.start(begin, Math.random() * 0.5);
  voice.stop(begin + length + 0.02);
}

function tone(context: AudioContext, [pitch, length, after, loud]: Tone): void {
  const [voice, begin] = [context.createOscillator(), context.currentTime + after];
  voice.type = "triangle";
  voice.frequency.setValueAtTime(pitch, begin);
  voice.connect(swell(context, begin, length, loud, 0.008));
  voice.start(begin);
  voice.stop(begin + length + 0.02);
}

/** How loud it is: up at once, then dying away. */
function swell(context: AudioContext, begin: number, length: number, loud: number, rise: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(context.destination);
  return volume;
}

/** A second of white noise. */
function hiss(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  return made;
}

import { keep, kept } from "../lib/store";

export type Sound = "lay" | "draw" | "turn" | "no" | "win";

// Each sound is a few short tones: hertz, seconds, when it begins, how loud.
const TONES: Record<Sound, [number, number, number, number][]> = {
  lay: [
    [190, 0.07, 0, 0.5],
    [320, 0.04, 0.005, 0.2],
  ],
  draw: [
    [520, 0.04, 0, 0.16],
    [680, 0.05, 0.03, 0.12],
  ],
  turn: [
    [587, 0.12, 0, 0.25],
    [880, 0.2, 0.11, 0.25],
  ],
  no: [[160, 0.12, 0, 0.3]],
  win: [
    [523, 0.16, 0, 0.25],
    [659, 0.16, 0.13, 0.25],
    [784, 0.3, 0.26, 0.3],
  ],
};

let context: AudioContext | null = null;

export const soundOn = (): boolean => kept("sound") === "on";

export function setSound(on: boolean): void {
  keep("sound", on ? "on" : null);
  if (on) play("draw");
}

/** Play a sound, if sounds were asked for and the device can. */
export function play(sound: Sound): void {
  if (!soundOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, length, after, loud] of TONES[sound]) tone(context, pitch, length, after, loud);
}

function tone(context: AudioContext, pitch: number, length: number, after: number, loud: number): void {
  const [voice, volume, begin] = [context.createOscillator(), context.createGain(), context.currentTime + after];
  voice.type = "triangle";
  voice.frequency.setValueAtTime(pitch, begin);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.02);
}

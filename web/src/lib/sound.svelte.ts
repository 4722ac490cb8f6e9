// Sounds, made by the browser itself: a roll, a coin, a card, and whose turn it is. Off until somebody wants them.
import { motion } from "./motion";
import { settings } from "./settings.svelte";

type Sound = "roll" | "coin" | "card" | "turn";
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (sound === "coin") ring(1850 + 300 * Math.random(), 0.16, 0.05);
  else if (sound === "turn") [660, 880].forEach((pitch, number) => ring(pitch, 0.3, 0.06, 0.12 * number));
  else for (let knock = 0; knock < (sound === "roll" ? 5 : 1); knock++) thud(0.09 * knock + 0.02 * Math.random());
}

function ring(pitch: number, length: number, loud: number, after = 0): void {
  const at = context!.currentTime + after, tone = context!.createOscillator(), gain = context!.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context!.destination);
  tone.start(at);
  tone.stop(at + length);
}

function thud(after: number): void {
  const at = context!.currentTime + after, rate = context!.sampleRate, buffer = context!.createBuffer(1, rate * 0.05, rate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = context!.createBufferSource(), gain = context!.createGain();
  gain.gain.value = 0.12;
  source.buffer = buffer;
  source.connect(gain).connect(context!.destination);
  source.start(at);
}

motion.listen(play);

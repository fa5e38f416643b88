// Small sounds, made on the spot: a card on the table, a trick won, one's own turn.
import { settings } from '../settings/settings.svelte';

let context: AudioContext | undefined;

function tone(frequency: number, after: number, length: number, volume: number) {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  oscillator.type = 'triangle';
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const sounds = {
  play: () => tone(190, 0, 0.07, 0.25),
  trick: () => {
    tone(392, 0, 0.12, 0.12);
    tone(523, 0.09, 0.16, 0.12);
  },
  turn: () => tone(660, 0, 0.1, 0.08),
};

export function sound(name: keyof typeof sounds) {
  if (settings.sounds) sounds[name]();
}

// How each sound is made: a few tones and bursts of noise, so that their source is here and nothing has to be loaded.

export type Sound = 'dice' | 'coins-in' | 'coins-out' | 'card' | 'block' | 'house' | 'warning' | 'bid' | 'turn' | 'win';

/** What sounds are made of; times are in seconds from the beginning of the sound. */
export interface Instrument {
  /** A tone that fades; it glides to another pitch if there is one. */
  tone(shape: OscillatorType, pitch: number, at: number, length: number, loud: number, to?: number): void;
  /** A burst of noise around a pitch. */
  noise(pitch: number, at: number, length: number, loud: number): void;
}

export const RECIPES: Readonly<Record<Sound, (play: Instrument) => void>> = {
  /** Bounces that come closer together. */
  dice: (play) => {
    [0, 0.09, 0.17, 0.24, 0.29, 0.33, 0.36].forEach((at, bounce) => {
      play.noise(1700 + 500 * (bounce % 3), at, 0.05, 0.5 - 0.05 * bounce);
    });
  },
  'coins-in': (play) => {
    play.tone('triangle', 1319, 0, 0.12, 0.3);
    play.tone('triangle', 1760, 0.07, 0.2, 0.3);
    play.noise(6000, 0, 0.04, 0.12);
  },
  'coins-out': (play) => {
    play.tone('triangle', 988, 0, 0.12, 0.28);
    play.tone('triangle', 740, 0.08, 0.2, 0.28);
    play.noise(4500, 0, 0.04, 0.1);
  },
  card: (play) => {
    play.noise(2600, 0, 0.09, 0.3);
    play.noise(900, 0.07, 0.05, 0.35);
  },
  block: (play) => {
    play.tone('sine', 190, 0, 0.14, 0.6, 90);
    play.noise(1200, 0, 0.03, 0.3);
  },
  house: (play) => {
    [0, 0.14].forEach((at) => {
      play.tone('sine', 320, at, 0.09, 0.5, 180);
      play.noise(2200, at, 0.03, 0.35);
    });
  },
  warning: (play) => {
    play.tone('sawtooth', 196, 0, 0.16, 0.16);
    play.tone('sawtooth', 147, 0.17, 0.26, 0.16);
  },
  bid: (play) => {
    play.tone('square', 520, 0, 0.07, 0.08);
  },
  turn: (play) => {
    play.tone('sine', 659, 0, 0.16, 0.3);
    play.tone('sine', 880, 0.12, 0.28, 0.3);
  },
  win: (play) => {
    [523, 659, 784, 1047].forEach((pitch, at) => play.tone('triangle', pitch, 0.12 * at, 0.3, 0.28));
    [523, 659, 784].forEach((pitch) => play.tone('sine', pitch, 0.52, 0.8, 0.14));
  },
};

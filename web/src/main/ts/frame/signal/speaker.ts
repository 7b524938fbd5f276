import {RECIPES, type Instrument, type Sound} from './recipes.ts';

/** Softer than this nobody hears, and an exponential fade can't reach nothing. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.5;

/** Makes sounds with Web Audio. Loaded when somebody wants to hear something. */
export class Speaker {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private readonly noise: AudioBuffer;

  constructor() {
    this.master.connect(this.context.destination);
    const {sampleRate} = this.context;
    this.noise = this.context.createBuffer(1, Math.round(sampleRate * NOISE_SECONDS), sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) {
      samples[at] = Math.random() * 2 - 1;
    }
  }

  /** @param volume from 0 to 100, as loud as it seems to be */
  play(sound: Sound, volume: number): void {
    void this.context.resume(); // browsers keep it still until somebody has pressed something
    this.master.gain.value = (volume / 100) ** 2;
    RECIPES[sound](this.instrument(this.context.currentTime));
  }

  private instrument(now: number): Instrument {
    return {
      tone: (shape, pitch, at, length, loud, to = pitch) => {
        const tone = this.context.createOscillator();
        tone.type = shape;
        tone.frequency.setValueAtTime(pitch, now + at);
        tone.frequency.exponentialRampToValueAtTime(to, now + at + length);
        this.sound(tone, tone, now + at, length, loud);
      },
      noise: (pitch, at, length, loud) => {
        const source = this.context.createBufferSource();
        source.buffer = this.noise;
        const band = this.context.createBiquadFilter();
        band.type = 'bandpass';
        band.frequency.value = pitch;
        source.connect(band);
        this.sound(source, band, now + at, length, loud);
      },
    };
  }

  /** From a source, by way of a last node, through an envelope. */
  private sound(source: AudioScheduledSourceNode, last: AudioNode, at: number, length: number, loud: number): void {
    const envelope = this.context.createGain();
    envelope.gain.setValueAtTime(loud, at);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    last.connect(envelope);
    envelope.connect(this.master);
    source.start(at);
    source.stop(at + length);
  }
}

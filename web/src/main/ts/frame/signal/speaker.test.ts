import {equal, pretend, pretendStorage, test} from '../../testing.ts';
import {prefs} from '../lib/prefs.ts';
import {play} from './play.ts';
import {RECIPES, type Sound} from './recipes.ts';

/** What was started, by kind, and what it was connected to in the end. */
let started: string[] = [];
let contexts = 0;

class Node {
  private readonly kind: string;
  readonly gain = {value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}};
  readonly frequency = {value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}};
  next: Node | null = null;

  constructor(kind: string) {
    this.kind = kind;
  }

  connect(next: Node): void {
    this.next = next;
  }

  /** Where it is heard. */
  get end(): string {
    return this.next?.end ?? this.kind;
  }

  start(): void {
    started.push(`${this.kind} to ${this.end}`);
  }

  stop(): void {}
}

class Audio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = new Node('ears');
  constructor() {
    contexts++;
  }
  resume = () => Promise.resolve();
  createGain = () => new Node('gain');
  createOscillator = () => new Node('tone');
  createBufferSource = () => new Node('noise');
  createBiquadFilter = () => new Node('band');
  createBuffer = () => ({getChannelData: () => new Float32Array(50)});
}

pretend('AudioContext', Audio);

/** What a sound makes a browser play. */
async function spied(sound: Sound): Promise<string[]> {
  started = [];
  await play(sound);
  return started;
}

test('nobody hears anything before they wanted to, nor when it is muted or turned down', async () => {
  pretendStorage();
  equal([prefs.sound, await spied('dice')], ['', []]);
  prefs.sound = 'off';
  equal(await spied('dice'), []);
  prefs.sound = 'on';
  prefs.volume = 0;
  equal([await spied('dice'), contexts], [[], 0]);
});

test('every sound reaches the ears, and all come from one audio context', async () => {
  pretendStorage();
  prefs.sound = 'on';
  for (const sound of Object.keys(RECIPES) as Sound[]) {
    const nodes = await spied(sound);
    equal([sound, nodes.length > 0 && nodes.every((each) => each.endsWith(' to ears'))], [sound, true]);
  }
  equal(contexts, 1);
});

test('dice rattle, and a victory is a melody', async () => {
  pretendStorage();
  prefs.sound = 'on';
  equal([...new Set(await spied('dice'))], ['noise to ears']);
  equal((await spied('win')).filter((node) => node === 'tone to ears').length, 7);
});

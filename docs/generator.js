// The seeded generator of docs/generator.md in plain 32-bit operations, written from that page and
// not from the Java code. `node docs/generator.js` prints the test vectors of the page.
'use strict';

const rotl = (x, k) => ((x << k) | (x >>> (32 - k))) >>> 0;
const mul = (x, y) => Math.imul(x, y) >>> 0;

function mix(word) {
  let h = word >>> 0;
  h = mul(h ^ (h >>> 16), 0x85ebca6b);
  h = mul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

class Generator {
  constructor(state) {
    this.s = state;
  }

  static seeded(low, high, stream) {
    const weyl = 0x9e3779b9;
    const first = mix((mix((low + weyl) >>> 0) ^ high) >>> 0);
    const base = (mix((first + weyl) >>> 0) ^ stream) >>> 0;
    const state = [1, 2, 3, 4].map((n) => mix((base + mul(n, weyl)) >>> 0));
    if (state.every((word) => word === 0)) state[0] = 1;
    return new Generator(state);
  }

  next() {
    const s = this.s;
    const result = mul(rotl(mul(s[1], 5), 7), 9);
    const t = (s[1] << 9) >>> 0;
    s[2] = (s[2] ^ s[0]) >>> 0;
    s[3] = (s[3] ^ s[1]) >>> 0;
    s[1] = (s[1] ^ s[2]) >>> 0;
    s[0] = (s[0] ^ s[3]) >>> 0;
    s[2] = (s[2] ^ t) >>> 0;
    s[3] = rotl(s[3], 11);
    return result;
  }

  below(bound) {
    if (bound <= 65536) {
      const surplus = 65536 % bound;
      for (;;) {
        const scaled = (this.next() >>> 16) * bound;
        if (scaled % 65536 >= surplus) return Math.floor(scaled / 65536);
      }
    }
    const shift = Math.clz32(bound - 1);
    for (;;) {
      const value = this.next() >>> shift;
      if (value < bound) return value;
    }
  }
}

const take = (n, f) => Array.from({ length: n }, f);
const words = (g) => take(6, () => g.next()).join(' ');
const draws = (g, bound) => take(16, () => g.below(bound)).join(' ');

console.log('state 1 2 3 4       ', words(new Generator([1, 2, 3, 4])));
console.log('seed 0              ', words(Generator.seeded(0, 0, 0)));
console.log('seed 7 stream 1     ', words(Generator.seeded(7, 0, 1)));
console.log('seed -1 stream -1   ', words(Generator.seeded(0xffffffff, 0xffffffff, 0xffffffff)));
console.log('seed 2^40+3 stream 2', words(Generator.seeded(3, 256, 2)));
console.log('seed 7 below 6      ', draws(Generator.seeded(7, 0, 0), 6));
console.log('seed 7 below 40000  ', draws(Generator.seeded(7, 0, 0), 40000));
console.log('seed 7 below 65537  ', draws(Generator.seeded(7, 0, 0), 65537));

// What tests need of Node, which Deno has as well. The names are variables because Deno's type check would ask for
// the types of Node, which the packages from Maven don't bring.
const [RUNNER, ASSERT] = ['node:test', 'node:assert/strict'];

interface Runner {
  test(name: string, body: () => void | Promise<void>): unknown;
}

interface Assert {
  deepStrictEqual(actual: unknown, expected: unknown): void;
}

const runner = (await import(RUNNER)) as Runner;
const assert = (await import(ASSERT)) as Assert;

export function test(name: string, body: () => void | Promise<void>): void {
  runner.test(name, body);
}

/** Compares by structure. */
export function equal(actual: unknown, expected: unknown): void {
  assert.deepStrictEqual(actual, expected);
}

/** Puts something where scripts find it everywhere, such as a storage that isn't the browser's. */
export function pretend(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, {configurable: true, writable: true, value});
}

/** A browser that remembers, or one whose storage is switched off. Empty at first. */
export function pretendStorage(remembers = true): Map<string, string> {
  const kept = new Map<string, string>();
  pretend('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!remembers) {
        throw new Error('storage is switched off');
      }
      kept.set(key, value);
    },
  });
  return kept;
}

/** Compares by structure; what tests need, and no more. */
export function equal(actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) {
    throw new Error(`expected ${should}\n     but got ${is}`);
  }
}

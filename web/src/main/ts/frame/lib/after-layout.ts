/**
 * Does something when what was just changed has been laid out, before it is painted: to focus or to scroll earlier would
 * force a layout of its own, and so would later, as things that move are somewhere else by then.
 */
export function afterLayout(work: () => void): void {
  if (document.hidden) {
    work(); // no frames are drawn
    return;
  }
  // Observers of sizes are called at that time, and each for the first time in any case.
  const once = new ResizeObserver(() => {
    once.disconnect();
    work();
  });
  once.observe(document.documentElement);
}

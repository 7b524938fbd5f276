/** Does something when what was just changed is on the screen: to focus or to scroll earlier would force a layout. */
export function afterFrame(work: () => void): void {
  if (document.hidden) {
    work(); // no frames are drawn
  } else {
    requestAnimationFrame(() => setTimeout(work));
  }
}

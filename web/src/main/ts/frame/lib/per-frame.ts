/** Something that is done just before the next frame, and only once, however often it was asked for meanwhile. */
export function perFrame(work: () => void): () => void {
  let frame = 0;
  return () => {
    if (document.hidden) {
      work(); // no frames are drawn
    } else {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    }
  };
}

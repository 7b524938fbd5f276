/** Whether nothing moves on this page, because its reader wants that. */
export function stillness(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

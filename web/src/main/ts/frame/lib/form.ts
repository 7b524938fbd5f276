/** What was typed into a field of a form that is submitted; the page itself stays. */
export function submitted(event: Event, field: string): string {
  event.preventDefault();
  const value = new FormData(event.target as HTMLFormElement).get(field);
  return typeof value === 'string' ? value : '';
}

/**
 * A clause as players read it: without what our rulebook says to those who write programs and settle disputes, such as
 * the numbers of decisions and the names of options.
 */
export function plainRule(text: string): string {
  return text
    .replace(/;\s*[A-Z]\d+(?=\))/g, '')
    .replace(/\s*\([A-Z]\d+(?:, [A-Z]\d+)*\)/g, '')
    .replace(/\s*\([^()]*`[^()]*\)/g, '')
    .replace(/\s*\bOption `[^`]*`[^.]*\./g, '')
    .replace(/\bOurs: (\p{L})/gu, (_, first: string) => first.toUpperCase())
    .replaceAll('`', '')
    .trim();
}

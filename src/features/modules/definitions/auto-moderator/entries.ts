/** What separates entries of a list that is pasted: lines, commas and semicolons, and cells of a spreadsheet. */
const SEPARATORS = /[\n\r\t,;，；、]+/u;

export const entriesIn = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** One entry a line, each once. */
export function inLines(entries: readonly string[], keyOf: (entry: string) => string): string {
  const once = new Map<string, string>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!once.has(key)) once.set(key, entry);
  }
  return [...once.values()].join('\n');
}

/** A line that is still several entries; null where each has its own. */
export const unsplit = (text: string): string | null =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => entriesIn(line).length > 1) ?? null;

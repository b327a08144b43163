/** How often a text has each pair of adjacent letters. */
function letterPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let place = 0; place < text.length - 1; place += 1) {
    const pair = text.slice(place, place + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** The Sørensen–Dice similarity of two texts by pairs of letters, in percent. Letter case does not count. */
export function diceSimilarity(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (first === second) return 100;
  const [mine, theirs] = [letterPairs(first), letterPairs(second)];
  const all = Math.max(0, first.length - 1) + Math.max(0, second.length - 1);
  if (all === 0) return 0;
  let shared = 0;
  for (const [pair, count] of mine) shared += Math.min(count, theirs.get(pair) ?? 0);
  return (200 * shared) / all;
}

/** The ids with one of them at another place, counted from 0; places beyond the ends are the ends. */
export function placed(ids: readonly string[], id: string, at: number): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, at), 0, id);
}

/** All ids after those of a list that shows a part of them were put into that order. */
export function reordered(all: readonly { id: string }[], order: readonly string[]): string[] {
  const shown = new Set(order);
  let next = 0;
  return all.map(({ id }) => {
    if (!shown.has(id)) return id;
    next += 1;
    return order[next - 1] ?? id;
  });
}

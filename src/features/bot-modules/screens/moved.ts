interface Identified {
  id: string;
}

/**
 * The ids of all rules after one has changed places with its neighbour in a list that may show only a part
 * of them; unchanged at the ends of the list.
 */
export function moved(
  all: readonly Identified[],
  shown: readonly Identified[],
  rule: Identified,
  by: -1 | 1,
): string[] {
  const place = shown.findIndex(({ id }) => id === rule.id);
  const other = shown[place + by];
  return all.map(({ id }) => {
    if (!other) return id;
    return id === rule.id ? other.id : id === other.id ? rule.id : id;
  });
}

/**
 * Circles in a graph: for each group of nodes that all lead to one another, one way round, its first node
 * again at the end.
 *
 * @param edges each node with those it leads to
 */
export function circlesIn(edges) {
  const found = [];
  const told = new Set();
  for (const start of edges.keys()) {
    if (told.has(start)) continue;
    const back = way(edges, start, start);
    if (back === null) continue;
    found.push(back);
    for (const node of edges.keys()) {
      if (way(edges, start, node) && way(edges, node, start)) told.add(node);
    }
  }
  return found;
}

/** The shortest way from one node to another, or round to itself; null where there is none. */
function way(edges, start, end) {
  const ways = [[start]];
  const seen = new Set();
  for (const taken of ways) {
    for (const next of edges.get(taken.at(-1)) ?? []) {
      if (next === end) return [...taken, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...taken, next]);
    }
  }
  return null;
}

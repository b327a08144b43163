/**
 * Cycles in a graph: for each group of nodes that all lead to one another, the shortest way round, its first node
 * again at the end.
 *
 * @param edges each node with those it leads to
 */
export function cyclesIn(edges) {
  const found = [];
  const seen = new Set();
  for (const start of edges.keys()) {
    if (seen.has(start) || path(edges, start, start) === null) continue;
    const group = [...edges.keys()].filter(
      (node) => path(edges, start, node) && path(edges, node, start),
    );
    for (const node of group) seen.add(node);
    const ways = group.map((node) => path(edges, node, node));
    found.push(ways.reduce((best, way) => (way.length < best.length ? way : best)));
  }
  return found;
}

/** The shortest path from one node to another, or round to itself; null where there is none. */
function path(edges, start, end) {
  const paths = [[start]];
  const seen = new Set();
  for (const taken of paths) {
    for (const next of edges.get(taken.at(-1)) ?? []) {
      if (next === end) return [...taken, next];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...taken, next]);
    }
  }
  return null;
}

export function cyclesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][];

export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][];

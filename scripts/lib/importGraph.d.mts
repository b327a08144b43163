export function importsIn(text: string): string[];
export function importersIn(files: ReadonlyMap<string, string>): Map<string, Set<string>>;
export function dependentsOf(
  files: Iterable<string>,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string>;

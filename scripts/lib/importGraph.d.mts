interface Import {
  from: string;
  to: string;
  names: string[];
  isType: boolean;
  /** Whether it comes from `import.meta.glob`. */
  isListed: boolean;
  line: number;
}
export function importsAmong(files: ReadonlyMap<string, string>): Import[];
export function importersIn(files: ReadonlyMap<string, string>): Map<string, Set<string>>;
export function dependentsOf(
  files: Iterable<string>,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string>;

interface Import {
  from: string;
  /** Null for a computed name. */
  to: string | null;
  names: string[];
  isType: boolean;
  /** Whether it comes from `import.meta.glob`. */
  isListed: boolean;
  /** Whether `to` is a file, there or not, and no package. */
  isFile: boolean;
  line: number;
}
export function importsAmong(files: ReadonlyMap<string, string>): Import[];
export function importersIn(files: ReadonlyMap<string, string>): Map<string, Set<string>>;
export function dependentsOf(
  files: Iterable<string>,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string>;

/** @param excused tables with the domain that may read them early */
export function earlyReads(
  files: ReadonlyMap<string, string>,
  domains: readonly string[],
  excused: Readonly<Record<string, string>>,
): string[];

export function isTest(file: string): boolean;
export function relevantTests(options: {
  changed: readonly string[];
  files: { has: (file: string) => boolean } & Iterable<string>;
  importers: ReadonlyMap<string, ReadonlySet<string>>;
  secondsOf: (file: string) => number;
  limitS: number;
}): { selected: string[]; skipped: string[]; seconds: number };

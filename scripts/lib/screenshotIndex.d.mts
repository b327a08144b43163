interface Run {
  name: string;
  /** Digests by the name of each picture. */
  pictures: ReadonlyMap<string, string>;
}
export function screenshotIndex(before: Run | null, after: Run): string;

interface Text {
  /** From 1. */
  line: number;
  /** In one line, with `{…}` for each value. */
  text: string;
  /** Whether it describes a schema in the API document. */
  isForApi: boolean;
}
export function textsIn(file: string, source: string): Text[];
export const MARKERS: (readonly [name: string, pattern: RegExp])[];
export function markersIn(text: string): string[];
export const API_DOCUMENT: string;
export function hasProductTexts(file: string): boolean;
export function screensOf(sources: ReadonlyMap<string, string>): Map<string, string>;

/** Reads a file by its path from the root; null where there is none. */
interface Repository {
  read: (path: string) => string | null;
}
interface Row {
  ids: string[];
  where: string;
  line: number;
}
export function rowsOf(markdown: string): Row[];
export function idsIn(text: string): string[];
export function expandBraces(text: string): string[];
export function testTitles(path: string, source: string): string[][];
export function carries(name: string, id: string): boolean;
export function problemsOf(markdown: string, repository: Repository): string[];
export function missingFiles(text: string, repository: Repository): string[];
export function strayIds(markdown: string, files: Iterable<[string, string]>): string[];

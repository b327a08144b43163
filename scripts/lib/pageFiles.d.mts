import type { Manifest } from './manifest.mjs';

export interface PageTable {
  files: string[];
  pages: [pattern: string, indices: number[]][];
}
export function pageTable(
  manifest: Manifest,
  site: string,
  server: { ssrLoadModule: (path: string) => Promise<unknown> },
): Promise<PageTable>;

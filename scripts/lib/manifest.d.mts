export interface ManifestChunk {
  file: string;
  src?: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;
export interface PageFiles {
  site: string;
  kind: 'home' | 'screen' | 'payment';
  screen: string;
  js: string[];
  css: string[];
}
/** Of a module that is imported on demand: its file, and the modules it imports on demand itself. */
export type ModuleFiles = Record<string, { file: string; dynamicImports: string[] }>;
export function readManifest(folder: string): Manifest;
export function withModules(manifest: Manifest, modules: ModuleFiles): Manifest;
export function closure(manifest: Manifest, keys: string[]): ManifestChunk[];
export function filesOf(chunks: ManifestChunk[]): { js: string[]; css: string[] };
export function pagesOf(manifest: Manifest): PageFiles[];
export function dashboardKeys(site: string): string[];
/** Addresses of files. */
type FileAddresses = { scripts: string[]; styles: string[] };
export function dashboardFiles(manifest: Manifest): Record<string, FileAddresses>;
export function homeFiles(manifest: Manifest): Record<string, FileAddresses>;
export function brotliBytes(content: string | Uint8Array): number;
export function kilobytes(folder: string, files: string[]): number;
export function plainScripts(folder: string): string[];

export interface FoundBrowser {
  path: string;
  how: string;
}
export function findInstalledBrowser(): Promise<FoundBrowser | undefined>;
export function findBrowser(): Promise<string>;

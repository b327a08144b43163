import { readFileSync } from 'node:fs';

/** What the bundler says of its files (Vite documentation, "Backend Integration"). */
const manifest: unknown = JSON.parse(
  readFileSync('dist-embedded-hosting/manifest/manifest.json', 'utf8'),
);

/** Addresses of the file a screen's code is in. */
export function codeOf(source: string): (url: URL) => boolean {
  const entry: unknown =
    typeof manifest === 'object' && manifest !== null
      ? Object.entries(manifest).find(([key]) => key === source)?.[1]
      : undefined;
  const file = typeof entry === 'object' && entry !== null && 'file' in entry ? entry.file : null;
  if (typeof file !== 'string') throw new Error(`The build has no file of its own for ${source}.`);
  return ({ pathname }) => pathname === `/${file}`;
}

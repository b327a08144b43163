import { stripVTControlCharacters } from 'node:util';

/** The back end's modules can't be loaded; the message says why. */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

/** Vite's own errors name the file and the place in their message; for others the stack does. Plain text. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const isOfVite = 'plugin' in cause || 'code' in cause;
  const text = isOfVite ? cause.message : (cause.stack ?? cause.message);
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/vite/'))
    .join('\n')
    .trim();
}

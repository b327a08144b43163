import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lib/run.mjs';

/** Colours are written in the token files alone (design/look.md, "Tokens first"); part of `npm run lint`. */
const TOKEN_FILES = ['_tokens.scss', '_bootstrap.scss'];
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;

const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter((file) => /\.(?:scss|css|tsx)$/.test(file) && !file.endsWith('.test.tsx'))
  .filter((file) => !file.startsWith('mocks') && !TOKEN_FILES.some((name) => file.endsWith(name)));

const findings = files.flatMap((file) =>
  readFileSync(join('src', file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const code = line.replace(/\/\/.*|\/\*.*?\*\//g, '');
      const inScript = file.endsWith('.tsx') && !/(?:fill|stroke|color|background)/i.test(code);
      return COLOUR.test(code) && !inScript
        ? [`src/${file}:${String(index + 1)}: ${line.trim()}`]
        : [];
    }),
);
findings.forEach((finding) => say(finding));
if (findings.length > 0) {
  say('Colours belong in src/styles/_tokens.scss.');
  process.exitCode = 1;
}

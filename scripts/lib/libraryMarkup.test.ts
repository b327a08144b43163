import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withAllowedMarkup } from './libraryMarkup';

const MOBILE = 'node_modules/@solana-mobile/wallet-standard-mobile/lib/esm/index.browser.js';
const SOLFLARE = 'node_modules/@solflare-wallet/sdk/lib/esm/index.js';
const DND = 'node_modules/@dnd-kit/dom/index.js';

test.each([MOBILE, SOLFLARE, DND])('%s is written so that the policy allows it', (file) => {
  const code = withAllowedMarkup(readFileSync(file, 'utf8'), file);
  expect(code).not.toMatch(/innerHTML = (?!markupPolicy)|createElement\(["']style/);
  expect(code).not.toContain('fonts.googleapis.com');
});

test('a library that has changed ends the build', () => {
  expect(() => withAllowedMarkup('element.innerHTML = text;', SOLFLARE)).toThrow(
    'has the library changed?',
  );
});

test('other files stay as they are', () => {
  expect(withAllowedMarkup('a.innerHTML = b;', 'src/main.tsx')).toBe('a.innerHTML = b;');
});

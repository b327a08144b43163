import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('React still schedules delayed reveals under the name that quickReveals.ts looks for', () => {
  const { resolve } = createRequire(import.meta.url);
  const entry = resolve('react-dom/client');
  const bundle = readFileSync(
    entry.replace(/client\.js$/, 'cjs/react-dom-client.development.js'),
    'utf8',
  );
  expect(bundle).toMatch(/scheduleTimeout\(\s*completeRootWhenReady\.bind\(/);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserFilesLeftToFull, unitFilesLeftToFull } from '@tests/setup/leftToFull';

test('each test file that the gate leaves out exists', () => {
  const files = [
    ...unitFilesLeftToFull,
    ...browserFilesLeftToFull.map((name) => `tests/browser/${name}.spec.ts`),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

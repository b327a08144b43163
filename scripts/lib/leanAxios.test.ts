import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unused, withoutUnusedParts } from './leanAxios';

const FOLDER = 'node_modules/axios/lib';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

test('the axios in use is the one that the edits were written for', () => {
  const lean = withoutUnusedParts(read('adapters/fetch.js'), 'adapters/fetch.js');
  expect(lean).toContain('const supportsRequestStream = false;');
  expect(lean).toContain('const supportsResponseStream = false;');
});

test.each(Object.entries(unused))('axios still has %s, with the same export', (file, lean) => {
  expect(read(file)).toContain(/export (?:default|const \w+)/.exec(lean)?.[0]);
});

test('an axios that has changed ends the build', () => {
  expect(() => withoutUnusedParts('export default fetch;', 'adapters/fetch.js')).toThrow(
    'has it changed?',
  );
});

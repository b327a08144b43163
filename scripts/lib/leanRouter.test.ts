import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutUnusedParts } from './leanRouter';

const FOLDER = 'node_modules/react-router/dist/production';
const router = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .find((code) => code.includes('function createRouter('));

test('the router in use is the one that the edits were written for', () => {
  const lean = withoutUnusedParts(router ?? '');
  expect(lean).not.toContain('Form.displayName = "Form"');
  expect(lean).toContain('Link.displayName = "Link"');
});

test('a router that has changed ends the build', () => {
  expect(() => withoutUnusedParts('function createRouter() {}')).toThrow('has it changed?');
});

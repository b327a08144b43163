// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openModule, type FileEvent, type ReloadableModule } from './runner';

/*
 * A module of three files, which add their names to a list on `globalThis` when evaluated.
 */
const EVALUATED = 'castle-bots.evaluated';
let root: string;
let module: ReloadableModule<{ answer: () => unknown }>;
beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'castle-modules-')));
  mkdirSync(join(root, 'listed'));
  write(
    'entry.ts',
    `import { leaf } from '@/leaf';\nimport './other';\nexport const answer = () => leaf;`,
  );
  write('leaf.ts', 'export const leaf: number = 1;');
  write('other.ts', 'export {};');
  module = await openModule({ root, entry: join(root, 'entry.ts'), source: root });
});
afterEach(async () => {
  await module.close();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string, text: string) =>
  writeFileSync(
    join(root, name),
    `(globalThis['${EVALUATED}'] ??= []).push('${name}');\n${text}\n`,
  );

function change(name: string, text: string, event: FileEvent = 'change'): boolean {
  write(name, text);
  return module.fileChanged(join(root, name), event);
}

function remove(name: string): boolean {
  rmSync(join(root, name));
  return module.fileChanged(join(root, name), 'unlink');
}

const answer = async () => (await module.load()).answer();

/** Names of the files that a load evaluates, in order. */
async function evaluated(): Promise<unknown> {
  Reflect.set(globalThis, EVALUATED, []);
  await module.load();
  return Reflect.get(globalThis, EVALUATED);
}

test('a changed file and its importers are evaluated again, and no other', async () => {
  expect(await evaluated()).toEqual(['leaf.ts', 'other.ts', 'entry.ts']);
  expect(change('leaf.ts', 'export const leaf = 2;')).toBe(true);
  expect(await evaluated()).toEqual(['leaf.ts', 'entry.ts']);
  expect(await answer()).toBe(2);
});

test('nothing is evaluated again without a change', async () => {
  await module.load();
  expect(await evaluated()).toEqual([]);
});

test('a file that is not imported, or no longer, reloads nothing', async () => {
  await module.load();
  expect(change('stranger.ts', '', 'add')).toBe(false);
  change('entry.ts', 'export const answer = () => 5;');
  expect(await answer()).toBe(5);
  expect(change('leaf.ts', 'export const leaf = 2;')).toBe(false);
  expect(await evaluated()).toEqual([]);
});

test.each([
  ['doesn’t parse', 'export const leaf = {;', 'Unexpected token'],
  ['throws', 'throw new Error("Broken");\nexport const leaf = 0;', 'Broken'],
  ['imports a missing file', 'export { missing as leaf } from "./missing";', 'Failed to load'],
  [
    'imports a missing file by its alias',
    'export { missing as leaf } from "@/missing";',
    'Cannot find module',
  ],
])('a file that %s fails each load until it is corrected', async (_, text, reason) => {
  await module.load();
  change('leaf.ts', text);
  await expect(answer()).rejects.toThrow(reason);
  await expect(answer()).rejects.toThrow(reason);
  expect(change('leaf.ts', 'export const leaf = 3;')).toBe(true);
  expect(await answer()).toBe(3);
});

test.each(['./missing', '@/missing'])('%s is found once its file is there', async (name) => {
  change('leaf.ts', `export { missing as leaf } from "${name}";`);
  await expect(answer()).rejects.toThrow(name);
  change('missing.ts', 'export const missing = 4;', 'add');
  expect(await answer()).toBe(4);
});

test('a deleted file fails the load until it is back or has another type', async () => {
  await module.load();
  expect(remove('leaf.ts')).toBe(true);
  await expect(answer()).rejects.toThrow('@/leaf');
  change('leaf.tsx', 'export const leaf = 6;', 'add');
  expect(await answer()).toBe(6);
});

test('import.meta.glob lists files that are added and deleted', async () => {
  write(
    'entry.ts',
    `const files = import.meta.glob<string>('@/listed/*.ts', { import: 'name', eager: true });
     export const answer = () => Object.values(files);`,
  );
  expect(await answer()).toEqual([]);
  expect(change('listed/one.ts', 'export const name = 1;', 'add')).toBe(true);
  expect(await answer()).toEqual([1]);
  expect(remove('listed/one.ts')).toBe(true);
  expect(await answer()).toEqual([]);
});

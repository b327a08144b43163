import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataKinds } from '@/shared/api/dataKinds';
import { declared } from './declared';
import { freshnessTable } from './freshnessTable';

test('docs/freshness.md is up to date (npm run openapi)', () => {
  expect(readFileSync('docs/freshness.md', 'utf8')).toBe(freshnessTable());
});

test('every kind of data is shown by a read', () => {
  const shown = new Set(declared.flatMap(({ endpoint: { shows = [] } }) => shows));
  expect(dataKinds.filter((kind) => !shown.has(kind))).toEqual([]);
});

test('a call that names modules shows or changes them, and its path has what they are named by', () => {
  const wrong = declared.filter(
    ({ endpoint: { modules = [], path, shows = [], changes = [] } }) => {
      const isAboutModules = [...shows, ...changes].includes('Modules');
      const parts = modules.flatMap((name) => name.match(/\{\w+\}/g) ?? []);
      return modules.length > 0 && !(isAboutModules && parts.every((part) => path.includes(part)));
    },
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a call that changes nothing on show says why', () => {
  const silent = declared.filter(
    ({ endpoint: { method, changes = [], unchanged } }) =>
      method !== 'GET' && changes.length === 0 && !unchanged,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

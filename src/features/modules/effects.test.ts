import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ModuleSpec } from './engine/defineModule';
import { effectOf, effectsOf } from './engine/effectFiles';
import { fieldPaths } from './engine/paths';
import { loadModule, moduleAbouts } from './engine/registry';
import { casesOf, settingsTable } from './testing/settingsTable';

describe.each(moduleAbouts.map(({ slug }) => slug))('%s', (slug) => {
  let spec: ModuleSpec;
  beforeAll(async () => {
    const loaded = await loadModule(slug);
    if (!loaded) throw new Error(`There is no module ${slug}.`);
    spec = loaded;
  });

  test('lists only settings it has', () => {
    const paths = new Set(fieldPaths(spec.fields).map(({ path }) => path));
    const listed = Object.keys(effectsOf(slug)?.fields ?? {});
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  });

  test('has removed what it says it has removed', () => {
    const paths = new Set(fieldPaths(spec.fields).map(({ path }) => path));
    const removed = Object.keys(effectsOf(slug)?.removed ?? {});
    expect(removed.filter((path) => paths.has(path))).toEqual([]);
  });

  test('has cases for the settings its back end carries out', () => {
    const effects = fieldPaths(spec.fields).map(({ path }) => effectOf(slug, path));
    const needsCases = effects.some(({ by }) => by === 'backEnd');
    expect(existsSync(casesOf(slug))).toBe(needsCases);
  });
});

test('a setting that no effects.ts lists is carried out by the back end', () => {
  expect(effectOf('welcome-message', 'deleteAfter').by).toBe('bot');
  expect(effectOf('welcome-message', 'newSetting')).toEqual({ by: 'backEnd' });
  expect(effectOf('quest', 'newSetting')).toEqual({ by: 'backEnd' });
});

test('docs/settings.md is what `npm run openapi` writes', async () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(await settingsTable());
});

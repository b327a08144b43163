import { expect, test } from 'vitest';
import { copyOf } from './copyOf';
import { loadModule } from './registry';

async function copied(slug: string, values: Record<string, unknown>, ...names: string[]) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  return copyOf(spec, values, [{ values }, ...names.map((name) => ({ values: { name } }))]);
}

test('a copy gets its own name where names must be unique', async () => {
  expect(await copied('holder-verification', { name: 'Keepers', least: 2 })).toEqual({
    name: 'Keepers (copy)',
    least: 2,
  });
});

test('a second copy gets a different name, whatever the case', async () => {
  expect(await copied('holder-verification', { name: 'Keepers' }, 'keepers (COPY)')).toEqual({
    name: 'Keepers (copy 2)',
  });
});

test('a long name is shortened to fit the suffix', async () => {
  const { name } = await copied('holder-verification', { name: '🏰'.repeat(50) });
  expect(name).toBe(`${'🏰'.repeat(43)} (copy)`);
});

test('a copy does not take a value that only one rule may have', async () => {
  const copy = await copied('task-to-earn', { name: 'Daily', defaultFlag: 'DEFAULT' });
  expect(copy).toEqual({ name: 'Daily (copy)', defaultFlag: 'NOT_DEFAULT' });
});

test('where names need not be unique, a copy changes nothing', async () => {
  expect(await copied('nft-sale', { name: 'Sales' })).toEqual({ name: 'Sales' });
});

import { expect, test } from 'vitest';
import { copyOf } from './copyOf';
import { loadModule } from './registry';

async function copied(slug: string, values: Record<string, unknown>, ...names: string[]) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  return copyOf(spec, values, [{ values }, ...names.map((name) => ({ values: { name } }))]);
}

test('a copy has a name of its own where names must differ', async () => {
  expect(await copied('holder-verification', { name: 'Keepers', least: 2 })).toEqual({
    name: 'Keepers (copy)',
    least: 2,
  });
});

test('a second copy has another, whatever its capitals', async () => {
  expect(await copied('holder-verification', { name: 'Keepers' }, 'keepers (COPY)')).toEqual({
    name: 'Keepers (copy 2)',
  });
});

test('a long name makes room for it', async () => {
  const { name } = await copied('holder-verification', { name: '🏰'.repeat(50) });
  expect(name).toBe(`${'🏰'.repeat(43)} (copy)`);
});

test('what only one may be, the copy is not', async () => {
  const copy = await copied('task-to-earn', { name: 'Daily', defaultFlag: 'DEFAULT' });
  expect(copy).toEqual({ name: 'Daily (copy)', defaultFlag: 'NOT_DEFAULT' });
});

test('where names need not differ, everything is as it was', async () => {
  expect(await copied('nft-sale', { name: 'Sales' })).toEqual({ name: 'Sales' });
});

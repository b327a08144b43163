import { expect, test } from 'vitest';
import { loadModule } from '../engine/registry';
import { initialValues } from '../engine/schema';

const FIELDS = [
  ['token-price', 'maxAge'],
  ['nft-crypto-stats-displayer', 'staleAfter'],
] as const;

async function staleness(slug: string, field: string, change: Record<string, unknown> = {}) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  const values = { ...initialValues(spec.fields), ...change };
  const broken = spec.checks.filter(({ path, holds }) => path === field && !holds(values));
  return broken.map(({ message }) => message);
}

test.each(FIELDS)('%s calls nothing stale that is fresh, unless told to', async (slug, field) => {
  expect(await staleness(slug, field)).toEqual([]);
});

test.each(FIELDS)(
  '%s: stale sooner than it is refreshed is told at the field',
  async (slug, field) => {
    const change = { refresh: 3600, [field]: 3599 };
    expect(await staleness(slug, field, change)).toEqual([
      'Make this at least as long as the refresh interval. Otherwise, values show as stale most of the time.',
    ]);
    expect(await staleness(slug, field, { ...change, [field]: 3600 })).toEqual([]);
  },
);

test('a price that is told only on command is not refreshed at all', async () => {
  const change = { surface: 'COMMAND', refresh: 3600, maxAge: 60 };
  expect(await staleness('token-price', 'maxAge', change)).toEqual([]);
});

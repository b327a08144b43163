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

test.each(FIELDS)('%s: the default marks no fresh value as stale', async (slug, field) => {
  expect(await staleness(slug, field)).toEqual([]);
});

test.each(FIELDS)(
  '%s: a limit shorter than the refresh interval is reported at the field',
  async (slug, field) => {
    const change = { refresh: 3600, [field]: 3599 };
    expect(await staleness(slug, field, change)).toEqual([
      'Make this at least as long as the refresh interval. Otherwise, values show as stale most of the time.',
    ]);
    expect(await staleness(slug, field, { ...change, [field]: 3600 })).toEqual([]);
  },
);

test('a price posted only on command has no staleness check', async () => {
  const change = { surface: 'COMMAND', refresh: 3600, maxAge: 60 };
  expect(await staleness('token-price', 'maxAge', change)).toEqual([]);
});

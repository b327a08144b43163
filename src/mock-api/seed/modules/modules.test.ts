import { afterAll, expect, test } from 'vitest';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { completeValues } from '@/features/modules/engine/schema';
import { createTestBackend } from '../../hosts/vitest/testServer';
import { moduleRow, stateOf } from '../../domains/module-settings/modules';

const backend = createTestBackend();
afterAll(() => backend.close());
const { world } = backend;

test.each(world.db.modules.map((row) => [`${row.serverId} ${row.slug}`, row] as const))(
  '%s is seeded with values its schema takes',
  async (_, row) => {
    const spec = await loadModule(row.slug);
    const all = [...(row.values ? [row.values] : []), ...row.rules.map(({ values }) => values)];
    for (const values of all) {
      const parsed = spec?.schema.safeParse(completeValues(spec.fields, values));
      expect(parsed?.error?.issues ?? []).toEqual([]);
      expect(parsed?.success).toBe(true);
    }
  },
);

test('every state of a module’s life is seeded', async () => {
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  const states = world.db.guilds.flatMap((guild) =>
    specs.flatMap((spec) =>
      spec ? [stateOf({ world, guild, spec, row: moduleRow(world, guild, spec.slug) })] : [],
    ),
  );
  expect(new Set(states)).toEqual(
    new Set(['LOCKED', 'OFF', 'ON', 'NEEDS_ATTENTION', 'PAUSED_BY_PLAN']),
  );
});

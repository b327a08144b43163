// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf } from '@/shared/api/page';
import { moduleSummariesSchema } from '@/features/modules/engine/moduleState';
import { rulesActivitySchema } from '@/features/modules/rule-activity/ruleActivity';
import { nextStepsSchema } from '@/features/server/server-overview/serverOverview';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

const SERVER = '/api/servers/srv-keep';
const SLUG = 'auto-moderator';
const WEEK = 7 * 24 * 3_600_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

async function data(path: string): Promise<unknown> {
  const answer: { data: unknown } = await (await backend.send('GET', `${SERVER}/${path}`)).json();
  return answer.data;
}
const summary = async () =>
  moduleSummariesSchema.parse(await data('modules')).modules.find(({ slug }) => slug === SLUG);
const rules = () => {
  const row = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === SLUG,
  );
  if (!row) throw new Error('The seed has no such module.');
  return row.rules;
};
const turn = (dryRun: boolean) => {
  for (const rule of rules()) rule.values = { ...rule.values, dryRun };
};
const casesSchema = pageOf(z.object({ id: z.string(), at: z.string() }), {
  what: 'case',
  by: 'id',
});

test('a module whose rules all only watch says so, with the cases of a week as its sum', async () => {
  expect((await summary())?.state).toBe('ON');
  turn(true);
  const { items } = casesSchema.parse(await data('cases?kind=ACTION&state=WATCHED&pageSize=100'));
  const since = backend.world.clock.now() - WEEK;
  const times = items.filter(({ at }) => Date.parse(at) > since).length;
  expect(times).toBeGreaterThan(0);
  expect(await summary()).toMatchObject({
    state: 'WATCHING',
    watched: { rules: rules().length, times },
  });
  const activity = rulesActivitySchema.parse(await data(`modules/${SLUG}/rule-activity`));
  expect(activity.rules.reduce((sum, { watched }) => sum + (watched ?? 0), 0)).toBe(times);
  const { steps } = nextStepsSchema.parse(await data('next-steps'));
  expect(steps.find(({ kind }) => kind === 'WATCHING')).toMatchObject({ module: SLUG, times });
});

test('a module whose rules act has watched nothing', async () => {
  turn(false);
  expect(await summary()).toMatchObject({ state: 'ON', watched: null });
  const { steps } = nextStepsSchema.parse(await data('next-steps'));
  expect(steps.map(({ kind }) => kind)).not.toContain('WATCHING');
});

import { expect, test } from 'vitest';
import { serverStatsSchema } from '@/features/server/discord/serverStats';
import { moduleSummarySchema, type ModuleState, type ModuleSummary } from '../engine/moduleState';
import { loadModule } from '../engine/registry';
import { firstModules, recommendedOf, recommendedTemplates } from './recommended';

const of = (slug: string, state: ModuleState = 'OFF', own: Partial<ModuleSummary> = {}) => ({
  ...moduleSummarySchema.parse({ slug, state, used: null, limit: null, updatedAt: null }),
  ...own,
});
const stats = (members: number, linkedWallets: number) =>
  serverStatsSchema.parse({ members: { total: members, series: [] }, linkedWallets, audit: [] });
const slugs = (...given: Parameters<typeof recommendedOf>) =>
  recommendedOf(...given).map(({ slug }) => slug);

test('members and linked wallets give more recommendations than an empty server', () => {
  const all = ['welcome-message', 'verification-bot', 'holder-verification', 'auto-moderator'].map(
    (slug) => of(slug),
  );
  expect(slugs(all, stats(300, 12))).toEqual([
    'holder-verification',
    'welcome-message',
    'verification-bot',
  ]);
  expect(slugs(all, stats(3, 0))).toEqual(['welcome-message']);
  expect(slugs(all, undefined)).toEqual(['welcome-message']);
});

test('the reason names what the server has', () => {
  expect(recommendedOf([of('holder-verification')], stats(300, 1))).toEqual([
    {
      slug: 'holder-verification',
      reason: '1 linked wallet: give roles to your holders.',
      template: 'holder',
      hasRules: false,
    },
  ]);
});

test('modules that are locked, paused or set up are not recommended', () => {
  const summaries = [
    of('welcome-message', 'LOCKED'),
    of('verification-bot', 'PAUSED_BY_PLAN'),
    of('reaction-roles', 'OFF', { used: 2, limit: 25 }),
    of('schedule-message', 'OFF', { updatedAt: '2026-01-01T00:00:00Z' }),
  ];
  expect(slugs(summaries, stats(300, 12))).toEqual([]);
});

test('each named template belongs to its module', async () => {
  const named = [...recommendedTemplates];
  const found = await Promise.all(
    named.map(async ([slug, id]) => {
      const spec = await loadModule(slug);
      const { templates = [] } = (await spec?.templates?.()) ?? {};
      return templates.some((template) => template.id === id) ? [] : [slug];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('with a new package, modules without a reason fill the list', () => {
  const all = ['welcome-message', 'verification-bot', 'reaction-roles'].map((slug) => of(slug));
  expect(firstModules(all, stats(3, 0)).map(({ slug, reason }) => [slug, reason !== null])).toEqual(
    [
      ['welcome-message', true],
      ['reaction-roles', true],
      ['verification-bot', false],
    ],
  );
});

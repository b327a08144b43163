import { expect, test } from 'vitest';
import { accrualModules } from '@/features/earning/accruals/accrual';
import { loadFunds } from '@/features/modules/engine/funds';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { TabName } from '@/features/modules/engine/pageParts';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { holderModules } from '@/features/modules/holder-checks/holderModules';
import { posters } from '@/mock-api/domains/post-history/posters';
import { moduleTabs } from './moduleTabs';

const loaded = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const specs: ModuleSpec[] = loaded.filter((spec) => spec !== undefined);

const slugsWith = (name: TabName) =>
  specs.flatMap(({ slug, page }) => (page?.tabs?.includes(name) ? [slug] : []));
const sorted = (slugs: readonly string[]) => slugs.toSorted();

test('the modules with a post history are those that post in the back end', () => {
  expect(slugsWith('postHistory')).toEqual(sorted(posters.map(({ slug }) => slug)));
});

test('the modules that explain why nothing was posted are those fed by transactions', () => {
  const fed = posters.filter(({ market }) => market !== undefined);
  expect(slugsWith('whyNoPost')).toEqual(sorted(fed.map(({ slug }) => slug)));
});

test.each(['payouts', 'estimate'] as const)(
  'the modules with %s are those that pay out in the back end',
  (name) => {
    expect(slugsWith(name)).toEqual(sorted(accrualModules));
  },
);

test('the modules with a preview are those that check holders in the back end', () => {
  expect(slugsWith('dryRun')).toEqual(sorted(holderModules));
});

const besides = specs.flatMap(({ slug, groups }) =>
  groups.flatMap(({ beside }) => (beside === undefined ? [] : [[slug, beside] as const])),
);

test.each(besides)('a group of %s has %s below its fields', async (slug, name) => {
  expect((await moduleTabs(slug))?.beside).toHaveProperty(name);
});

test.each(besides.filter(([, name]) => name === 'ledgerWallet').map(([slug]) => slug))(
  '%s has no payments from the ledger wallet with its initial values',
  async (slug) => {
    const spec = await loadModule(slug);
    expect((await loadFunds(slug))(spec?.initial ?? {})).toEqual([]);
  },
);

test.each([
  ['task-to-earn', 'Quests'],
  ['support-ticket', 'Ticket types'],
  ['welcome-message', 'Settings'],
])('the first tab of %s is “%s”', async (slug, own) => {
  expect((await moduleTabs(slug))?.list?.own).toBe(own);
});

test('rules of another module are listed with it, and so are their posts', async () => {
  expect((await moduleTabs('quest'))?.list).toBeUndefined();
  const tabs = (await moduleTabs('task-to-earn'))?.list?.more;
  expect(tabs?.map(({ id }) => id)).toEqual(['submissions', 'deliveries']);
});

test('the open tab is in `view` for modules that share a page by `tab`', async () => {
  const params = await Promise.all(
    ['holder-verification', 'crypto-holder-verification', 'chat-to-earn'].map(
      async (slug) => (await moduleTabs(slug))?.list?.param,
    ),
  );
  expect(params).toEqual(['view', 'view', 'tab']);
});

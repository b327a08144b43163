import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { setModule } from '@/mock-api/testing/modules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import { coverOf, enoughFor, needsOf } from './needs';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (serverId: string) =>
  renderDashboard(
    'package',
    [route('package', 'Packages', () => import('./PackagesScreen'))],
    serverId,
  );
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const needsIn = async (name: string) =>
  (await card(name))
    .getByRole('list', { name: `Your needs and ${name}` })
    .textContent.replaceAll(/(covered|missing)/g, '$1; ');
const keepDraft = (serverId: string, slug: string, account = 'usr-owner') =>
  localStorage.setItem(
    `castle-kept-draft:${account}:${serverId}:${slug}`,
    JSON.stringify({
      enabled: false,
      values: {},
      version: 0,
      address: `/dashboard/${slug}`,
    }),
  );

describe('a card', () => {
  test('shows which needs its package covers and which it lacks', async () => {
    keepDraft('srv-empty', 'welcome-message');
    keepDraft('srv-empty', 'nft-sale');
    open('srv-empty');
    expect((await card('Bronze Keep')).getByText('Covers 1 of your 3 needs')).toBeVisible();
    expect(await needsIn('Bronze Keep')).toBe(
      'Welcome message: covered; NFT sales alert: missing; Holder verification: missing; ',
    );
    expect((await card('Silver Keep')).getByText('Covers 2 of your 3 needs')).toBeVisible();
  });

  test('marks only the smallest package that covers all needs', async () => {
    keepDraft('srv-empty', 'welcome-message');
    keepDraft('srv-empty', 'nft-sale');
    open('srv-empty');
    expect((await card('Gold Keep')).getByText('Best fit for your needs')).toBeVisible();
    expect((await card('Citadel')).getByText('Covers all 3 of your needs')).toBeVisible();
    expect(screen.getAllByText('Best fit for your needs')).toHaveLength(1);
  });

  test('has the primary button if its package covers all needs, rather than the trial’s', async () => {
    keepDraft('srv-empty', 'nft-sale');
    open('srv-empty');
    await card('Gold Keep');
    const primary = screen
      .getAllByRole('button')
      .filter((button) => button.classList.contains('btn-primary'));
    expect(primary.map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Order Gold Keep/),
    ]);
  });

  test('counts modules of an ended package, and no drafts of another member or server', async () => {
    const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-empty');
    if (!guild) throw new Error('The seed has no such server.');
    setModule({ world: backend.world, guild }, 'schedule-message', {});
    keepDraft('srv-empty', 'nft-sale', 'usr-other');
    keepDraft('srv-keep', 'nft-sale');
    open('srv-empty');
    expect(await needsIn('Bronze Keep')).toBe(
      'Scheduled message: missing; Holder verification: missing; ',
    );
    expect((await card('Silver Keep')).getByText('Best fit for your needs')).toBeVisible();
  });

  test('shows nothing if the server has no needs', async () => {
    backend.world.db.modules = backend.world.db.modules.filter(
      ({ serverId }) => serverId !== 'srv-keep',
    );
    open('srv-keep');
    await card('Bronze Keep');
    expect(screen.queryByText(/your needs|you need/)).not.toBeInTheDocument();
  });
});

describe('needs', () => {
  const offer = (id: string, ids: string[]) => ({
    id,
    name: id,
    description: '',
    price: '1',
    subscriptionType: 'MONTHLY' as const,
    durationDays: 30,
    items: ids.map((item) => ({ id: item, name: item })),
    order: Number(id),
    highlight: false,
    status: 'ENABLED' as const,
    ruleLimit: null,
    terms: null,
  });

  test('are named after the module whose item unlocks them', () => {
    expect(needsOf({ modules: [], drafts: ['quest'], stats: undefined })).toEqual([
      { title: 'Task to earn', items: ['24'] },
    ]);
  });

  test('that no package covers are missing everywhere, and no package is enough', () => {
    const needs = needsOf({ modules: [], drafts: ['welcome-message'], stats: undefined });
    const offers = [offer('1', ['nft-sale'])];
    expect(coverOf({ items: [] }, needs)).toMatchObject([{ isCovered: false }]);
    expect(enoughFor(offers, needs)).toBeUndefined();
  });
});

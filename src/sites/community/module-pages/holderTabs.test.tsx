import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { collections } from '@/mock-api/domains/market/market';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { moduleRoutes } from '../moduleRoutes';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const NFT = 'holder-verification/form/rule-srv-keep-holder-verification-1';
const TOKEN = 'holder-verification/form/rule-srv-keep-crypto-holder-verification-1?tab=crypto';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address: string) => renderDashboard(address, moduleRoutes, 'srv-keep');
const tab = (name: string) => screen.findByRole('tab', { name });
const person = () => {
  const user = backend.world.db.users.find(({ id }) => id === 'usr-member');
  if (!user) throw new Error('The seed has no member.');
  return user;
};

/** The member persona holds two Keepers that no rule has checked yet; no other member holds any. */
function holdTwo() {
  const { db, clock } = backend.world;
  db.holdings = [
    { wallet: ADDRESS, asset: collections[0]?.address ?? '', amount: '2', since: clock.now() },
  ];
  db.linkedWallets = [
    {
      id: 'wal-1',
      userId: person().id,
      address: ADDRESS,
      name: null,
      flag: 'DEFAULT',
      method: 'SIWS',
      linkedAt: clock.now(),
    },
  ];
  for (const row of db.members) row.roles = [];
}

test('a saved rule is previewed as saved, and applied after its figures are confirmed', async () => {
  holdTwo();
  open(NFT);
  await userEvent.click(await tab('Preview changes'));
  const gain = await screen.findByRole('region', { name: 'Gaining roles' });
  expect(within(gain).getByText(person().displayName)).toBeVisible();
  expect(within(gain).getByText('Holder')).toBeVisible();
  const run = screen.getByRole('button', { name: 'Apply role changes' });
  await waitFor(() => expect(run).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(run);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('1 member will gain a role and 0 members will lose one.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply role changes' }));
  expect(
    await screen.findByText(/Gave roles to 1 member and removed roles from 0 members/, {
      selector: '.holder-checks__done',
    }),
  ).toBeVisible();
  expect(await screen.findByText('No role changes to apply.')).toBeVisible();
  await waitFor(() => expect(run).toHaveFocus());
});

test('unsaved changes are previewed, and an invalid value is named by its field', async () => {
  holdTwo();
  open(NFT);
  const least = await screen.findByRole('textbox', { name: 'Minimum number' });
  await userEvent.clear(least);
  await userEvent.type(least, '3');
  await userEvent.click(await tab('Preview changes'));
  expect(await screen.findByText(/Based on your unsaved changes/)).toBeVisible();
  expect(screen.getByText('No one. No members qualify.')).toBeVisible();
  expect(screen.getByText(/^Save the rule first/)).toBeVisible();
  await userEvent.click(await tab('Edit'));
  await userEvent.clear(least);
  await userEvent.type(least, '0');
  await userEvent.click(await tab('Preview changes'));
  expect(await screen.findByText(/Conditions 1 › Minimum number/)).toBeVisible();
});

test('the confirmation says that applying now ignores the grace period', async () => {
  holdTwo();
  const { db } = backend.world;
  const rule = db.modules.find(({ slug }) => slug === 'holder-verification')?.rules[0];
  const roleId = db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.roles.find(({ name }) => name === 'Holder')?.id;
  const member = db.members.find(
    ({ serverId, userId }) => serverId === 'srv-keep' && userId === 'usr-moderator',
  );
  if (!rule || roleId === undefined || !member) throw new Error('The seed has no such rule.');
  rule.values = { ...rule.values, graceHours: 12 };
  member.roles = [{ roleId, source: 'RULE', because: rule.id, at: 0 }];
  open(`${NFT}?view=dry-run`);
  expect(await screen.findByText(/^Next check:/)).toHaveTextContent('Next check: in 5 hours.');
  await userEvent.click(screen.getByRole('button', { name: 'Apply role changes' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Normally the rule waits 12 hours before removing roles. Applying now removes them immediately.',
  );
});

test('role changes are posted in the log channel and listed in the post history', async () => {
  holdTwo();
  const { db } = backend.world;
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  const rule = db.modules.find(({ slug }) => slug === 'holder-verification')?.rules[0];
  const channel = guild?.channels.find(({ botCanPost }) => botCanPost);
  if (!rule || !channel) throw new Error('The seed has no such rule.');
  rule.values = { ...rule.values, logChannelId: channel.id };
  await backend.send('POST', `/api/servers/srv-keep/holder-rules/${rule.id}/run`);
  open('holder-verification?view=deliveries');
  const post = await screen.findByRole('link', { name: `${person().displayName} got Holder` });
  await userEvent.click(post);
  expect(await screen.findByRole('region', { name: 'Message' })).toHaveTextContent(
    /got @Holder\.\s*Meets the rule “Keepers”/,
  );
});

test('Cancel applies nothing', async () => {
  holdTwo();
  open(`${NFT}?view=dry-run`);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply role changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(backend.requests().some(({ path }) => path.endsWith('/run'))).toBe(false);
});

test('a token rule also has the preview tab, and its address keeps its own parameters', async () => {
  open(TOKEN);
  await userEvent.click(await tab('Preview changes'));
  expect(await screen.findByText('Members checked')).toBeVisible();
  expect(window.location.search).toBe('?tab=crypto&view=dry-run');
  await userEvent.click(await tab('Edit'));
  expect(window.location.search).toBe('?tab=crypto');
});

test('a preview stops when its tab closes and starts over when the tab opens again', async () => {
  const none = { gain: [], lose: [], unknown: [], reasons: [], outOfReach: [] };
  const totals = { qualify: 0, gainTotal: 0, loseTotal: 0, unknownTotal: 0, graceHours: 24 };
  const part = { ...none, ...totals, checked: 1, members: 3, nextCheckAt: null, next: 'a' };
  const asked: unknown[] = [];
  const held: (() => void)[] = [];
  backend.server.use(
    http.post('*/holder-rules/preview', async ({ request }) => {
      const body: unknown = await request.json();
      asked.push(body instanceof Object && 'after' in body ? body.after : null);
      await new Promise<void>((resolve) => void held.push(resolve));
      return HttpResponse.json({ success: true, message: '', data: part });
    }),
  );
  open(`${NFT}?view=dry-run`);
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.click(await tab('Edit'));
  held[0]?.();
  await userEvent.click(await tab('Preview changes'));
  await waitFor(() => expect(held).toHaveLength(2));
  expect(asked).toEqual(['', '']);
  held[1]?.();
  expect(await screen.findByText('1 of 3 members checked')).toBeVisible();
});

test('a member who could not be checked is named with the reason', async () => {
  holdTwo();
  open('holder-verification/form/rule-srv-keep-holder-verification-2?view=dry-run');
  const unknown = await screen.findByRole('region', { name: 'Couldn’t check' });
  expect(unknown).toHaveTextContent(person().displayName);
  expect(unknown).toHaveTextContent(
    'We couldn’t identify all NFTs in the linked wallets yet. Try again later.',
  );
});

test.each([
  [500, 'Out of order', 'Retry'],
  [403, 'You don’t manage this server.', null],
])('a preview that fails with %s shows the error', async (status, message, button) => {
  backend.server.use(
    http.post('*/holder-rules/preview', () =>
      HttpResponse.json({ success: false, message }, { status }),
    ),
  );
  open(`${NFT}?view=dry-run`);
  expect(await screen.findByText(message)).toBeVisible();
  if (button === null) return;
  backend.server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Members checked')).toBeVisible();
});

test('a viewer sees why they cannot apply role changes', async () => {
  const { db } = backend.world;
  const guild = db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has no such server.');
  guild.managerIds = [];
  db.access = [];
  db.access.push({
    serverId: guild.id,
    userId: 'usr-owner',
    roleId: null,
    role: 'viewer',
  });
  open(`${NFT}?view=dry-run`);
  expect(
    await screen.findByText('View only. Ask an editor of this server to make changes.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply role changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a member is checked by username, and each condition shows what they have and need', async () => {
  holdTwo();
  open('holder-verification');
  await userEvent.click(await tab('Check a member'));
  const field = await screen.findByRole('textbox', { name: 'Username or wallet address' });
  await userEvent.type(field, `${person().username}{Enter}`);
  const rule = await screen.findByRole('region', { name: 'Keepers' });
  expect(rule).toHaveTextContent('Qualifies');
  expect(rule).toHaveTextContent('Has 2. Needs 1.');
  expect(rule).toHaveTextContent('Qualifies. The next check gives the role');
  expect(screen.getByRole('region', { name: 'Golden robes' })).toHaveTextContent('Couldn’t check');
  expect(field).toHaveFocus();
});

test('a wallet address shows its result without the owner, and an unknown address says so', async () => {
  holdTwo();
  open('holder-verification?tab=crypto&view=check');
  const field = await screen.findByRole('textbox', { name: 'Username or wallet address' });
  await userEvent.type(field, `${ADDRESS}{Enter}`);
  expect(await screen.findByText(/Its owner stays private/)).toBeVisible();
  expect(screen.queryByText(person().displayName)).not.toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v{Enter}');
  expect(
    await screen.findByText('No member of this server has linked this wallet.', {
      selector: '.empty-state p',
    }),
  ).toBeVisible();
});

test('a link that is not of a wallet shows an error at the field and sends no request', async () => {
  open('holder-verification?view=check');
  const field = await screen.findByRole('textbox', { name: 'Username or wallet address' });
  await userEvent.type(field, `https://solscan.io/token/${ADDRESS}{Enter}`);
  expect(screen.getByText('This link leads to a token, not a wallet.')).toBeVisible();
  expect(backend.requests().some(({ path }) => path.endsWith('/holder-checks'))).toBe(false);
});

test('an empty field shows an error and sends no request', async () => {
  open('holder-verification?view=check');
  await userEvent.click(await screen.findByRole('button', { name: 'Check member' }));
  expect(screen.getByText('Enter a username or wallet address.')).toBeVisible();
  expect(backend.requests().some(({ path }) => path.endsWith('/holder-checks'))).toBe(false);
});

test('a role that another rule also gives names that rule, in the form and in the list', async () => {
  const { unmount } = open(NFT);
  const dolphins = await screen.findByText('Dolphins');
  expect(dolphins.parentElement).toHaveTextContent(
    '@Holder is also given by the rule “Dolphins”. Members keep it while they qualify for either rule.',
  );
  // The third rule gives the role as well, and is off.
  expect(screen.queryByText('Garrison recruits')).toBeNull();
  unmount();
  open('holder-verification');
  expect(await screen.findByText('@Holder with “Dolphins”')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { profileOf } from '@/mock-api/domains/profiles/profiles';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (username: string, search = '') =>
  renderDashboard(
    `discord-server-users/user-detail/${username}${search}`,
    [
      route(
        'discord-server-users/user-detail/:discordUsername',
        'Member',
        () => import('./MemberScreen'),
      ),
    ],
    'srv-keep',
  );
const regular = () => {
  const user = backend.world.db.users.find(({ id }) => id === 'usr-190');
  if (!user) throw new Error('The seed has a regular.');
  return user;
};

test('a member is shown with their activity', async () => {
  open(regular().username, '?kind=SERVER');
  expect(await screen.findByRole('heading', { name: 'Amber Otter', level: 1 })).toBeVisible();
  expect(await screen.findByText('Joined the server')).toBeVisible();
});

test('an earlier username shows the member with their current username', async () => {
  open('otter.of.amber');
  expect(await screen.findByText(/is now called/)).toHaveTextContent(
    `@otter.of.amber is now called @${regular().username}.`,
  );
});

test('an unknown username shows that the member was not found', async () => {
  open('nobody.here');
  expect(await screen.findByText('Member not found')).toBeVisible();
});

test('the roles tab explains the roles and why others are missing', async () => {
  open(regular().username, '?tab=roles');
  const missing = within(await screen.findByRole('region', { name: 'Why a role is missing' }));
  expect(missing.getByText('Whale')).toBeVisible();
  expect(missing.getAllByText(/No module gives|rule|quest/i).length).toBeGreaterThan(0);
});

test('wallet addresses are shown only if the member’s profile shows them', async () => {
  const { world } = backend;
  const address = world.db.linkedWallets.find(({ userId }) => userId === 'usr-190')?.address ?? '';
  const first = open(regular().username, '?tab=wallets');
  expect(await screen.findByText(/hides its address/)).toBeVisible();
  first.unmount();
  const profile = profileOf(world, 'usr-190');
  world.db.profiles = [{ ...profile, shown: { ...profile.shown, wallets: true } }];
  open(regular().username, '?tab=wallets');
  expect(await screen.findByRole('button', { name: /^Copy the wallet/ })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(address.slice(0, 4));
});

test('a note can be added, edited and deleted', async () => {
  backend.world.db.memberNotes = [];
  open(regular().username, '?tab=notes');
  await userEvent.type(await screen.findByRole('textbox', { name: /^New note/ }), 'Knows the lore');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), ' well');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Knows the lore well')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Delete note'));
  expect(await screen.findByText('No notes yet.')).toBeVisible();
});

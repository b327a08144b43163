import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { landing } from '@/app/testing/renderDashboard';
import { screen as route, section } from '@/shared/routing/table';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const refused = (status: number, message: string, data: unknown = null) =>
  HttpResponse.json({ success: false, message, data }, { status });
const server = serveApi(signedIn());

const SOLD = 'So11111111111111111111111111111111111111112';
const HELD = 'Vote111111111111111111111111111111111111111';
const own = {
  username: 'mira',
  picture: null,
  displayName: 'Mira',
  bio: '',
  website: '',
  visibility: 'SHARED_SERVERS',
  shown: { points: true, activity: true, servers: true, socials: false, wallets: false },
  isPublicLink: false,
  banner: null,
  nfts: [{ address: SOLD, name: 'Sold #1', image: null, collection: null, isHeld: false }],
  version: 3,
};
const seen = {
  username: 'mira',
  name: 'Mira',
  picture: null,
  bio: 'Based on your saved profile',
  website: null,
  memberSince: null,
  isMe: false,
  points: 5,
  questsDone: 1,
  best: null,
  servers: [],
  activity: [],
  isActivityShown: false,
  socials: [],
  wallets: [],
};
const sent: unknown[] = [];
const previewed: URLSearchParams[] = [];
beforeEach(() => {
  sent.length = 0;
  previewed.length = 0;
  server.use(
    http.get('*/api/users/me/profile', () => ok(own)),
    http.get('*/api/users/me/profile/preview', ({ request }) => {
      previewed.push(new URL(request.url).searchParams);
      return ok({ members: seen, strangers: null });
    }),
    http.put('*/api/users/me/profile', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return ok({ ...own, ...(typeof body === 'object' ? body : {}), version: 4 });
    }),
  );
});

const open = () =>
  renderApp(
    '/dashboard/settings/profile',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('settings/profile', 'Profile', () => import('./ProfileScreen')),
          landing('user/mira', 'Mira here'),
        ],
      ),
    ],
    'user',
  );
const field = async (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('changes are saved against the version they were based on', async () => {
  open();
  await userEvent.type(await field('Bio'), 'Hello');
  await userEvent.click(screen.getByRole('radio', { name: /^No one/ }));
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([{ bio: 'Hello', visibility: 'HIDDEN', version: 3 }]),
  );
});

test('a missing name and an invalid website show errors at their fields and are not sent', async () => {
  open();
  await userEvent.clear(await field('Name'));
  await userEvent.type(await field('Website'), 'http://mira.example');
  await save();
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByText('Enter an address that starts with https://.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a website without a scheme gets https:// when the field is left', async () => {
  open();
  const website = await field('Website');
  await userEvent.clear(website);
  await userEvent.type(website, ' mira.example\u200b');
  await userEvent.tab();
  expect(website).toHaveValue('https://mira.example');
  await userEvent.clear(website);
  await userEvent.type(website, 'mira at example');
  await userEvent.tab();
  expect(website).toHaveValue('mira at example');
  expect(screen.getByText('Enter an address that starts with https://.')).toBeVisible();
});

test('a conflict with changes from elsewhere is shown, and the typed text stays', async () => {
  server.use(
    http.put('*/api/users/me/profile', () => refused(409, 'Your profile was changed elsewhere.')),
  );
  open();
  await userEvent.type(await field('Bio'), 'Hello');
  await save();
  expect(
    await screen.findByText(
      'Your profile was changed elsewhere. Save again to replace that version, or discard your changes to see it.',
    ),
  ).toBeVisible();
  expect(await field('Bio')).toHaveValue('Hello');
});

test('the profile can be previewed as members see it and as everyone else sees it', async () => {
  open();
  const preview = within(await screen.findByRole('region', { name: 'How others see you' }));
  expect(await preview.findByText('Based on your saved profile')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Everyone else' }));
  expect(preview.getByText(/This group can’t view your profile/)).toBeVisible();
});

test('the preview follows a switch before it is saved', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Level' }));
  await waitFor(() => expect(previewed.at(-1)?.get('shown')).toContain('level'));
  expect(sent).toEqual([]);
});

test('the public link needs a profile that everyone can view', async () => {
  open();
  const link = await screen.findByRole('switch', { name: 'Public link' });
  expect(link).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Everyone/ }));
  await userEvent.click(link);
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ isPublicLink: true }]));
  await userEvent.click(screen.getByRole('radio', { name: /^Members of your servers/ }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{}, { isPublicLink: false }]));
});

test('NFTs are chosen from the linked wallets, and a sold NFT is marked', async () => {
  server.use(
    http.get('*/api/users/me/nfts', () =>
      ok({
        items: [{ address: HELD, name: 'Keeper #12', image: null, collection: 'Keepers' }],
        total: 1,
      }),
    ),
  );
  open();
  const chosen = within(await screen.findByRole('list', { name: 'Chosen NFTs' }));
  expect(chosen.getByText('Not in your wallets anymore')).toBeVisible();
  await userEvent.click(chosen.getByRole('button', { name: 'Remove Sold #1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose NFTs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose NFTs' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Keeper #12' }));
  expect(dialog.getByText('1 of 6 chosen')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose NFTs' }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ nfts: [HELD] }]));
});

test('a profile that fails to load can be retried', async () => {
  server.use(http.get('*/api/users/me/profile', () => refused(500, 'Down'), { once: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await field('Name')).toHaveValue('Mira');
});

test('A27: in a planted session Save first confirms the account, and the typed text stays', async () => {
  localStorage.setItem(LAST_ACCOUNT_KEY, 'u-other');
  open();
  await userEvent.type(await field('Bio'), 'Hello');
  await save();
  const question = within(await screen.findByRole('dialog', { name: 'Is this your account?' }));
  expect(question.getByText('Ada')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field('Bio')).toHaveValue('Hello');
  expect(sent).toEqual([]);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, this is me' }));
  await waitFor(() => expect(sent).toMatchObject([{ bio: 'Hello' }]));
});

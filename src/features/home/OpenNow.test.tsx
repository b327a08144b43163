import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { serveApi } from '@/app/testing/renderApp';
import { sampleQuest, sampleTask } from '@/features/earning/quests/testing/samples';
import { authenticated } from '@/features/identity/session/sessionSlice';
import OpenNow from './OpenNow';

const api = serveApi();

const keep = { id: 'srv-1', slug: 'keep', name: 'The Keep', icon: null };
const quest = {
  id: 'q-1',
  server: keep,
  slug: 'say-hello',
  title: 'Say hello',
  rewards: ['50 points', '0.05 SOL'],
  endsAt: null,
};
const server = { ...keep, members: 312, openQuests: 1 };

const answers = (data: unknown, message = '', status = 200) =>
  http.get('/api/discover', () =>
    HttpResponse.json({ success: status === 200, message, data }, { status }),
  );

const Address = () => <output>{useLocation().search}</output>;

function show(isSignedIn = false, at = '/') {
  const { store } = createStore();
  if (isSignedIn)
    store.dispatch(authenticated({ isAuthenticated: true, isAdmin: false, isAdminMode: false }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <OpenNow />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
}

test('a visitor sees a quest’s rewards, cost and end date, and can open it', async () => {
  const paid = { ...quest, costLamports: '20000000' };
  api.use(answers({ servers: [server], quests: [paid] }));
  show();
  const list = await screen.findByRole('list', { name: 'Open quests' });
  expect(list).toHaveTextContent('50 points · 0.05 SOL');
  expect(list).toHaveTextContent('Costs 0.02 SOL');
  expect(list).toHaveTextContent('No end date');
  expect(within(list).getByRole('link', { name: 'View Say hello' })).toHaveAttribute(
    'href',
    '/?quest=keep/say-hello',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Servers' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Servers' })).toHaveTextContent(
    '312 members · 1 open quest',
  );
  expect(
    screen.getByRole('button', { name: 'Sign in with Discord to view The Keep' }),
  ).toBeVisible();
});

test('a signed-in member gets links straight to the quest and the server', async () => {
  api.use(answers({ servers: [server], quests: [quest] }));
  show(true);
  expect(await screen.findByRole('link', { name: 'Start Say hello' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/say-hello',
  );
  expect(screen.getByRole('link', { name: 'Open The Keep' })).toHaveAttribute(
    'href',
    '/dashboard/server/keep',
  );
});

test('the empty state says that there are no public quests and offers sign-in', async () => {
  api.use(answers({ servers: [], quests: [] }));
  show();
  expect(
    await screen.findByText('No public quests right now. Sign in to see your servers’ quests.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
});

test('servers without an open quest are shown as well', async () => {
  api.use(answers({ servers: [{ ...server, openQuests: 0 }], quests: [] }));
  show();
  expect(await screen.findByText('No public quests right now.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Servers' })).not.toHaveTextContent('open quest');
});

test('an unreadable quest is skipped and counted, and the rest is shown', async () => {
  api.use(answers({ servers: [server], quests: [{ id: 7 }, quest] }));
  show();
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeVisible();
  expect(screen.getByText(/1 quest couldn’t be shown/)).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  api.use(answers(null, 'The keep is dark', 500));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The keep is dark');
  api.use(answers({ servers: [server], quests: [quest] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeVisible();
});

const whole = sampleQuest({
  server: keep,
  slug: 'say-hello',
  title: 'Say hello',
  isMember: false,
  inviteUrl: 'https://discord.gg/keep',
  description: 'Come **in**.',
  tasks: [
    sampleTask(),
    sampleTask({
      id: 't2',
      kind: 'QUIZ',
      prompt: '<img src=x onerror=alert(1)>',
      options: ['One', 'One', 'Two'],
    }),
  ],
});
const questAnswers = (data: unknown, status = 200) =>
  http.get('/api/discover/quests/keep/say-hello', () =>
    HttpResponse.json({ success: status === 200, message: 'No', data }, { status }),
  );
const panel = () => screen.findByRole('dialog', { name: 'Say hello' });

test('a quest opens in a dialog over the home page with sign-in as its only action, and closes', async () => {
  api.use(answers({ servers: [server], quests: [quest] }), questAnswers(whole));
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'View Say hello' }));
  const shown = within(await panel());
  expect(shown.getByText('Tell us about you')).toBeVisible();
  // A stranger's words stay words.
  expect(shown.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(shown.getByRole('list', { name: 'Answers' })).toHaveTextContent('OneTwo');
  expect(shown.getByRole('button', { name: 'Sign in with Discord to start' })).toBeVisible();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('?quest=keep/say-hello');
  await userEvent.click(shown.getByRole('button', { name: 'Close quest' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('');
});

test('an address that names a quest opens it and links a signed-in member to its page', async () => {
  api.use(answers({ servers: [], quests: [] }), questAnswers(whole));
  show(true, '/?ref=ada&quest=keep/say-hello');
  const shown = within(await panel());
  expect(shown.getByRole('link', { name: 'Open quest' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep/task-to-earn/say-hello',
  );
  await userEvent.click(shown.getByRole('button', { name: 'Close quest' }));
  await waitFor(() => expect(screen.getByText('?ref=ada')).toBeInTheDocument());
});

test('a link to an unknown quest says so and offers to look for it after sign-in', async () => {
  api.use(answers({ servers: [], quests: [] }), questAnswers(null, 404));
  show(false, '/?quest=keep/say-hello');
  const shown = within(await screen.findByRole('dialog', { name: 'Quest not found' }));
  expect(shown.getByText(/Check it for typos/)).toBeVisible();
  expect(shown.getByRole('button', { name: 'Sign in to look for it' })).toBeVisible();
});

test('a quest that fails to load can be retried', async () => {
  api.use(answers({ servers: [], quests: [] }), questAnswers(null, 500));
  show(false, '/?quest=keep/say-hello');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.use(questAnswers(whole));
  await userEvent.click(retry);
  expect(await panel()).toBeVisible();
});

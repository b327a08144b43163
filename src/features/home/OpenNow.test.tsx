import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { serveApi } from '@/app/testing/renderApp';
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

function show(isSignedIn = false) {
  const { store } = createStore();
  if (isSignedIn)
    store.dispatch(authenticated({ isAuthenticated: true, isAdmin: false, isAdminMode: false }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OpenNow />
      </MemoryRouter>
    </Provider>,
  );
}

test('a visitor sees what a quest brings and when it ends, and begins it by signing in', async () => {
  api.use(answers({ servers: [server], quests: [quest] }));
  show();
  const list = await screen.findByRole('list', { name: 'Open quests' });
  expect(list).toHaveTextContent('50 points · 0.05 SOL');
  expect(list).toHaveTextContent('No end date');
  expect(within(list).getByRole('button', { name: 'Start Say hello' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Servers' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Servers' })).toHaveTextContent(
    '312 members · 1 open quest',
  );
});

test('who is signed in goes straight to the quest and to the server', async () => {
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

test('where nothing is open yet, it says what to do', async () => {
  api.use(answers({ servers: [], quests: [] }));
  show();
  expect(
    await screen.findByText('No public quests right now. Sign in to see your servers’ quests.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
});

test('servers without an open quest are shown all the same', async () => {
  api.use(answers({ servers: [{ ...server, openQuests: 0 }], quests: [] }));
  show();
  expect(await screen.findByText('No public quests right now.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Servers' })).not.toHaveTextContent('open quest');
});

test('an odd quest is left out, and the rest is there', async () => {
  api.use(answers({ servers: [server], quests: [{ id: 7 }, quest] }));
  show();
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeVisible();
  expect(screen.getByText(/1 quest couldn’t be shown/)).toBeVisible();
});

test('what could not be loaded can be asked for again', async () => {
  api.use(answers(null, 'The keep is dark', 500));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The keep is dark');
  api.use(answers({ servers: [server], quests: [quest] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { sampleQuest } from '@/features/earning/quests/testing/samples';
import { routes } from './routes';

const api = serveApi();
const ADDRESS = '/dashboard/questboard/keep/task-to-earn/first-steps';

const quest = sampleQuest({ isMember: false });
const publicQuest = (status = 200) =>
  http.get('/api/discover/quests/keep/first-steps', () =>
    HttpResponse.json(
      { success: status === 200, message: '', data: status === 200 ? quest : null },
      { status },
    ),
  );
const part = () => screen.findByRole('region', { name: quest.title });

test('without a wallet, a member can still read the public quest of the address', async () => {
  api.use(signedIn(), publicQuest());
  renderApp(ADDRESS, routes, 'user');
  const gate = await screen.findByRole('region', { name: 'Connect your wallet' });
  expect(within(gate).getByRole('button', { name: 'Select Wallet' })).toBeVisible();
  expect(within(await part()).getByText('Tell us about you')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('without a wallet, other pages lead to public quests, and say what connecting takes', async () => {
  api.use(
    signedIn(),
    http.get('/api/discover', () =>
      HttpResponse.json({
        success: true,
        message: '',
        data: {
          servers: [],
          quests: [
            {
              id: 'q1',
              server: quest.server,
              slug: 'first-steps',
              title: 'First steps',
              rewards: ['50 points'],
              endsAt: null,
            },
          ],
        },
      }),
    ),
  );
  renderApp('/dashboard', routes, 'user');
  const gate = within(await screen.findByRole('region', { name: 'Connect your wallet' }));
  expect(gate.getByText('Cost').nextElementSibling).toHaveTextContent(/^Free/);
  expect(await gate.findByRole('link', { name: /First steps/ })).toHaveAttribute(
    'href',
    '/?quest=keep/first-steps',
  );
  expect(gate.getByRole('link', { name: 'All public quests and servers' })).toBeVisible();
});

test.each([
  ['/dashboard/portfolio', 'What your portfolio looks like', '10.4 SOL'],
  ['/dashboard/questboard', 'What quests look like', 'Introduce yourself'],
  ['/dashboard/users', 'What a leaderboard looks like', 'Alba'],
])('without a wallet, %s shows a sample, marked as one', async (path, title, content) => {
  api.use(
    signedIn(),
    http.get('/api/discover', () => HttpResponse.error()),
  );
  renderApp(path, routes, 'user');
  const sample = await screen.findByRole('figure', { name: `${title} Sample data` });
  expect(sample).toHaveTextContent(content);
  // It can't be pressed, and screen readers skip it.
  expect(sample.querySelector('[inert][aria-hidden="true"]')).toHaveTextContent(content);
});

test('without a wallet, the page of a member leads to the public profile', async () => {
  api.use(signedIn());
  renderApp('/dashboard/user/nia', routes, 'user');
  expect(await screen.findByRole('link', { name: 'View nia’s public profile' })).toHaveAttribute(
    'href',
    '/?member=nia',
  );
});

test('the wallet gate says where an address has no public quest', async () => {
  api.use(signedIn(), publicQuest(404));
  renderApp(ADDRESS, routes, 'user');
  expect(await screen.findByText(/no public quest at this address/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
});

test.each([
  [200, 'Tell us about you'],
  [404, /no public quest at this address/],
])(
  'signed out, the sign-in page of a quest shows it or says it wasn’t found (%i)',
  async (status, text) => {
    api.use(publicQuest(status));
    renderApp(`/unauthorized?redirect_url=${encodeURIComponent(ADDRESS)}`, routes, 'user');
    expect(await screen.findByRole('heading', { name: 'You need to sign in' })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  },
);

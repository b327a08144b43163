import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { NOW, sampleQuest, sampleTask } from '@/features/earning/quests/testing/samples';
import { screen as route, section } from '@/shared/routing/table';

const server = serveApi(signedIn());
const INVITE = 'https://discord.gg/keep';

type Own = Parameters<typeof sampleQuest>[0];
/** What the server has; a test changes it. */
let quest = sampleQuest();
let asked = 0;
const questIs = (own: Own) => {
  quest = sampleQuest({ ...quest, ...own });
};
beforeEach(() => {
  asked = 0;
  quest = sampleQuest({ isMember: false, inviteUrl: INVITE });
  server.use(
    http.get('*/api/questboard/keep/quests/first-steps', () => {
      asked += 1;
      return HttpResponse.json(
        { success: true, message: '', data: quest },
        { headers: { date: new Date(NOW).toUTCString() } },
      );
    }),
  );
});

const open = () =>
  renderApp(
    '/dashboard/questboard/keep/task-to-earn/first-steps',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('questboard/:slug/:moduleSlug/:questSlug', 'Quest', () => import('./QuestScreen'))],
      ),
    ],
    'user',
  );
const joinLink = () => screen.findByRole('link', { name: 'Join The Keep on Discord to start' });
const box = () => screen.findByRole('textbox', { name: /for task 1/ });

test('a visitor can read the whole quest, with the invite in place of its button', async () => {
  questIs({ tasks: [sampleTask(), sampleTask({ id: 't2', kind: 'QUIZ', options: ['One'] })] });
  open();
  const link = await joinLink();
  expect(link).toHaveAttribute('href', INVITE);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getAllByRole('heading', { name: 'Tell us about you' })).toHaveLength(2);
  expect(await box()).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'One' })).toBeDisabled();
  // Nothing that the server would refuse.
  expect(screen.queryByRole('button', { name: 'Save answer: task 1' })).not.toBeInTheDocument();
});

test('a visitor continues at the tasks after joining on Discord', async () => {
  open();
  await joinLink();
  const title = screen.getByRole('heading', { level: 1 });
  (await joinLink()).focus();
  questIs({ isMember: true, inviteUrl: null });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('You joined The Keep.')).toBeVisible();
  expect(await box()).toBeEnabled();
  expect(screen.getByRole('list', { name: 'Tasks' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /Join The Keep/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

test('the page says that it is waiting once the invite is opened', async () => {
  open();
  const link = await joinLink();
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(await screen.findByText(/Waiting for you to join on Discord/)).toBeVisible();
});

test('a member’s page makes no request when it regains focus', async () => {
  questIs({ isMember: true, inviteUrl: null });
  open();
  await box();
  const before = asked;
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => Promise.resolve());
  expect(asked).toBe(before);
});

test.each([
  null,
  'javascript:alert(1)',
  'http://evil.test/discord.gg/keep',
  'https://discord.gg.evil.test/keep',
  'https://user@discord.gg/keep',
])('%s is not accepted as an invite', async (inviteUrl) => {
  questIs({ inviteUrl });
  open();
  expect(
    await screen.findByText('This server has no public invite. Ask its team for one.'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Join/ })).not.toBeInTheDocument();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { ONE_COLUMN } from './QuestBody';
import {
  inMinutes,
  NOW,
  sampleBoard,
  sampleDelivery,
  sampleQuest,
  sampleTask,
} from '@/features/earning/quests/testing/samples';
import { linkedState } from '@/shared/navigation/linkReturn';
import { screen as route, section, type RouteSpec } from '@/shared/routing/table';

/** As the server says it at the time of the samples. */
const ok = (data: unknown) =>
  HttpResponse.json(
    { success: true, message: '', data },
    { headers: { date: new Date(NOW).toUTCString() } },
  );
const refused = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });
const server = serveApi(
  signedIn(),
  http.get('*/api/questboard/keep', () => ok(sampleBoard([]))),
);
const URL_OF_QUEST = '*/api/questboard/keep/quests/first-steps';

type Own = Parameters<typeof sampleQuest>[0];
/** What the server has; a test changes it as a call would. */
let quest = sampleQuest();
const questIs = (own: Own) => {
  quest = sampleQuest({ ...quest, ...own });
};
beforeEach(() => {
  quest = sampleQuest();
  server.use(http.get(URL_OF_QUEST, () => ok(quest)));
});
const onPost = (path: string, own: Own) =>
  server.use(
    http.post(`${URL_OF_QUEST}${path}`, () => {
      questIs(own);
      return ok(quest);
    }),
  );

const open = (
  module = 'task-to-earn',
  path = `/dashboard/questboard/keep/${module}/first-steps`,
  ...others: RouteSpec[]
) =>
  renderApp(
    path,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('questboard/:slug/:moduleSlug/:questSlug', 'Quest', () => import('./QuestScreen')),
          ...others,
        ],
      ),
    ],
    'user',
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = () => screen.findByRole('textbox', { name: 'Your answer for task 1' });

test('an answer is checked, and then the reward can be claimed', async () => {
  onPost('/tasks/:id', {
    state: 'IN_PROGRESS',
    tasks: [sampleTask({ state: 'VERIFIED', answer: 'I am Ada' })],
  });
  onPost('/claim', {
    state: 'CLAIMED',
    claimedAt: inMinutes(0),
    deliveries: [sampleDelivery({ points: 50 })],
  });
  open();
  await userEvent.type(await box(), 'I am Ada');
  await userEvent.click(await button('Save answer: task 1'));
  await userEvent.click(await button('Claim reward'));
  const heading = await screen.findByRole('heading', { name: 'Reward claimed' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Claimed on Mar 4, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
});

test('the cost of a quest is beside its title', async () => {
  questIs({ costLamports: '50000000' });
  open();
  expect(await screen.findByText('Costs 0.05 SOL')).toBeVisible();
});

test('the delivered rewards are a list', async () => {
  questIs({
    state: 'CLAIMED',
    claimedAt: inMinutes(0),
    deliveries: [sampleDelivery({ points: 50 })],
  });
  open();
  const delivery = within(await screen.findByRole('region', { name: 'Reward delivery' }));
  expect(delivery.getByRole('listitem')).toHaveTextContent('50 points Delivered');
});

test('a completed task no longer has its link', async () => {
  const link = 'https://discord.com/channels/1';
  questIs({ tasks: [sampleTask({ kind: 'VISIT', link, state: 'VERIFIED', isReviewed: false })] });
  open();
  expect(await screen.findByText('Done')).toBeVisible();
  expect(document.querySelector(`a[href="${link}"]`)).toBeNull();
});

test('in one column the tasks come before the rewards and dates', async () => {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), query === ONE_COLUMN ? { matches: true } : {}),
  );
  open();
  const tasks = await screen.findByRole('region', { name: 'Tasks' });
  const facts = screen.getByRole('region', { name: 'Rewards and dates' });
  expect(tasks.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a claim under way cannot be repeated, and its button keeps the focus', async () => {
  questIs({ state: 'CLAIMABLE', mayRetry: false, isOpen: true });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.post(`${URL_OF_QUEST}/claim`, async () => {
      await held;
      return refused(409, 'Someone else has taken the last one.');
    }),
  );
  open();
  const claim = await button('Claim 50 points');
  await userEvent.click(claim);
  expect(await button('Claiming…')).toHaveAttribute('aria-disabled', 'true');
  expect(claim).toHaveFocus();
  letGo();
  expect(await screen.findByText('Someone else has taken the last one.')).toBeVisible();
});

test('two clicks before the page is rendered again claim once', async () => {
  questIs({ state: 'CLAIMABLE', tasks: [sampleTask({ state: 'VERIFIED' })] });
  const claims = vi.fn<() => void>();
  server.use(
    http.post(`${URL_OF_QUEST}/claim`, () => {
      claims();
      questIs({ state: 'CLAIMED' });
      return ok(quest);
    }),
  );
  open();
  const claim = await button(/^Claim/);
  act(() => {
    claim.click();
    claim.click();
  });
  expect(await screen.findByText(/Done/)).toBeVisible();
  expect(claims).toHaveBeenCalledOnce();
});

test('two clicks before the page is rendered again check once', async () => {
  questIs({ state: 'IN_PROGRESS', tasks: [sampleTask({ kind: 'DAILY' })] });
  const checks = vi.fn<() => void>();
  server.use(
    http.post(`${URL_OF_QUEST}/tasks/:id`, () => {
      checks();
      questIs({ tasks: [sampleTask({ kind: 'DAILY', state: 'VERIFIED' })] });
      return ok(quest);
    }),
  );
  open();
  const check = await button('Check in: task 1');
  act(() => {
    check.click();
    check.click();
  });
  expect(await button('Claim reward')).toBeVisible();
  expect(checks).toHaveBeenCalledOnce();
});

test('an answer that is too short shows an error', async () => {
  open();
  await userEvent.type(await box(), 'Hi');
  await userEvent.click(await button('Save answer: task 1'));
  expect(await screen.findByText('Minimum 3 characters.')).toBeVisible();
  expect(await box()).toBeInvalid();
});

test('a failed check says so and keeps the answer', async () => {
  server.use(http.post(`${URL_OF_QUEST}/tasks/:id`, () => refused(503, 'The scouts are away.')));
  open();
  await userEvent.type(await box(), 'I am Ada');
  await userEvent.click(await button('Save answer: task 1'));
  expect(await screen.findByText('Couldn’t check this task')).toBeVisible();
  expect(screen.getByText('The scouts are away. Your answer is kept.')).toBeVisible();
  expect(await box()).toHaveValue('I am Ada');
});

test('unsent text is kept for the next visit', async () => {
  const { unmount } = open();
  await userEvent.type(await box(), 'I am');
  unmount();
  open();
  expect(await box()).toHaveValue('I am');
});

test('a missing account reads differently from a task not done, and offers to link a wallet', async () => {
  questIs({
    tasks: [
      sampleTask({
        kind: 'HOLD_NFT',
        state: 'NOT_SATISFIED',
        reason: 'IDENTITY',
        message: 'No linked wallets',
        fix: { label: 'Link a wallet', path: '/dashboard/profile/wallets' },
      }),
      sampleTask({ id: 't2', kind: 'DISCORD_ROLE', state: 'NOT_SATISFIED', reason: 'EVIDENCE' }),
    ],
  });
  open();
  const steps = await screen.findByRole('list', { name: 'Tasks' });
  const [holds, role] = within(steps).getAllByRole('status');
  expect(holds).toHaveTextContent('Account neededNo linked wallets');
  expect(within(steps).getByRole('button', { name: 'Link a wallet' })).toHaveClass('btn-primary');
  expect(role).toHaveTextContent('Not done yet');
});

test('returning from linking an account focuses the task, which is checked once', async () => {
  const tasks = [
    sampleTask(),
    sampleTask({ id: 't/2', kind: 'X_FOLLOW', prompt: 'Follow us', account: '@ada on X' }),
  ];
  questIs({ tasks });
  const checked = vi.fn<(id: string) => void>();
  server.use(
    http.post(`${URL_OF_QUEST}/tasks/:id`, ({ params }) => {
      checked(String(params['id']));
      return ok(quest);
    }),
  );
  const quests = '/dashboard/questboard/keep/task-to-earn/first-steps';
  const Back = () => (
    <Link to={`${quests}#task=t%2F2`} state={linkedState('x')}>
      Back
    </Link>
  );
  open(
    'task-to-earn',
    '/dashboard/back',
    route('back', 'Back', async () => ({ default: Back })),
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(checked.mock.calls).toEqual([['t/2']]));
  expect(screen.getByRole('heading', { name: 'Follow us' })).toHaveFocus();
});

test('a task cannot be checked again before its retry time, by the server’s clock', async () => {
  questIs({ tasks: [sampleTask({ kind: 'DISCORD_ROLE', retryAt: inMinutes(1) })] });
  open();
  expect(await button('Verify: task 1')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('timer')).toHaveTextContent(/in 0[01]:\d\d/);
});

test('visiting a page starts the check, and an unsafe page is not linked', async () => {
  questIs({
    tasks: [
      sampleTask({ kind: 'VISIT_LINK', link: 'https://example.com/a' }),
      sampleTask({ id: 't2', kind: 'VISIT_LINK', link: 'javascript:alert(1)' }),
    ],
  });
  onPost('/tasks/t1', { tasks: [sampleTask({ kind: 'VISIT_LINK', state: 'CHECKING' })] });
  open();
  const link = await screen.findByRole('link', { name: 'Visit the site' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(await button('Details: task 2'));
  expect(screen.getByText(/link isn’t safe to open/)).toBeVisible();
  await userEvent.click(link);
  expect(await screen.findByText('Checking')).toBeVisible();
});

test('a rejection shows the reason, and Try again focuses the tasks', async () => {
  questIs({ state: 'REJECTED', mayRetry: true, note: 'The picture is blurred.' });
  open();
  expect(await screen.findByText('The picture is blurred.')).toBeVisible();
  await userEvent.click(await button('Try again'));
  expect(screen.getByRole('list', { name: 'Tasks' })).toHaveFocus();
});

test('a quiz is answered by choosing an option', async () => {
  questIs({ tasks: [sampleTask({ kind: 'QUIZ', options: ['Red', 'Blue'] })] });
  let sent: unknown;
  server.use(
    http.post(`${URL_OF_QUEST}/tasks/t1`, async ({ request }) => {
      sent = await request.json();
      questIs({ tasks: [sampleTask({ kind: 'QUIZ', state: 'VERIFIED', answer: 'Blue' })] });
      return ok(quest);
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue' }));
  await userEvent.click(await button('Check answer: task 1'));
  await button('Claim reward');
  expect(sent).toEqual({ answer: 'Blue' });
});

test('the description is rendered as Markdown and never as HTML', async () => {
  questIs({ description: '**Bold** <img src=x onerror=alert(1)>' });
  open();
  const about = await screen.findByRole('region', { name: 'About this quest' });
  expect(within(about).getByText('Bold').tagName).toBe('STRONG');
  expect(within(about).queryByRole('img')).not.toBeInTheDocument();
});

test('a quest of a module without quests is not found', async () => {
  open('hold-to-earn');
  expect(await screen.findByRole('heading', { name: 'Quest not found' })).toBeVisible();
});

test('unreadable tasks are not counted', async () => {
  const tasks = [sampleTask(), { id: 7.5 }];
  server.use(http.get(URL_OF_QUEST, () => ok({ ...quest, tasks })));
  open();
  expect(await screen.findByText('0 of 1 shown tasks done')).toBeVisible();
});

test('unreadable rewards are not reported as “no reward”', async () => {
  server.use(http.get(URL_OF_QUEST, () => ok({ ...quest, rewards: [{ label: 5 }] })));
  open();
  expect(await screen.findByText('1 reward couldn’t be shown.')).toBeVisible();
  expect(screen.queryByText('This quest has no reward.')).not.toBeInTheDocument();
});

test('a quest without a reward does not say who gets the reward', async () => {
  questIs({ rewards: [] });
  open();
  expect(await screen.findByText('This quest has no reward.')).toBeVisible();
  expect(screen.queryByText(/gets? the reward/)).not.toBeInTheDocument();
});

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('returning from a task’s page checks it once, automatically', async () => {
  const link = 'https://discord.com/channels/1/2';
  const tasks = [sampleTask({ kind: 'DISCORD_MESSAGES', link, linkLabel: '#general' })];
  questIs({ state: 'IN_PROGRESS', tasks });
  const bodies: unknown[] = [];
  server.use(
    http.post(`${URL_OF_QUEST}/tasks/t1`, async ({ request }) => {
      bodies.push(await request.json());
      questIs({ tasks: [sampleTask({ kind: 'DISCORD_MESSAGES', link, state: 'NOT_SATISFIED' })] });
      return ok(quest);
    }),
  );
  open();
  const way = await screen.findByRole('link', { name: 'Open #general' });
  expect(way).toHaveClass('btn-primary');
  await userEvent.click(way);
  setVisibility('hidden');
  setVisibility('visible');
  expect(await screen.findByText('Not done yet')).toBeVisible();
  expect(await button('Check again: task 1')).toBeVisible();
  setVisibility('hidden');
  setVisibility('visible');
  expect(bodies).toEqual([{ isAutomatic: true }]);
});

test('a rejected text can be edited during the cooldown and sent with one click after it', async () => {
  const rejected = sampleTask({
    state: 'REJECTED',
    isReviewed: true,
    answer: 'I am Ada',
    rejection: 'A little more, please.',
  });
  questIs({
    state: 'REJECTED',
    mayRetry: true,
    submittedAt: inMinutes(-60),
    note: 'A little more, please.',
    availableAt: inMinutes(5),
    tasks: [sampleTask({ id: 't0', state: 'VERIFIED' }), rejected],
  });
  const { unmount } = open();
  expect(await screen.findByText('The reviewer’s note is at task 2.')).toBeVisible();
  expect(screen.getByText('A little more, please.')).toBeVisible();
  const field = () => screen.findByRole('textbox', { name: 'Your answer for task 2' });
  await userEvent.type(await field(), ', and I like towers');
  expect(await button('Save answer: task 2')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^Try again in 0\d:\d\d$/)).toBeVisible();
  unmount();
  questIs({ availableAt: inMinutes(-1) });
  let sent: unknown;
  server.use(
    http.post(`${URL_OF_QUEST}/tasks/t1`, async ({ request }) => {
      sent = await request.json();
      questIs({
        state: 'IN_PROGRESS',
        tasks: [sampleTask({ state: 'IN_REVIEW', isReviewed: true })],
      });
      return ok(quest);
    }),
  );
  onPost('/submit', { state: 'IN_REVIEW', submittedAt: inMinutes(0) });
  open();
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText(/^In review ·/)).toBeVisible();
  expect(sent).toEqual({ answer: 'I am Ada, and I like towers' });
});

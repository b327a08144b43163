import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@/app/testing/renderApp';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route, section } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

test('a member finds a quest on the board, answers it, and hands it in', async () => {
  renderApp(
    '/dashboard/questboard/solana-keep',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('questboard/:slug', 'Quest board', () => import('./BoardScreen'), {
            data: () => import('./boardData'),
          }),
          route('questboard/:slug/:moduleSlug/:questSlug', 'Quest', () => import('./QuestScreen'), {
            data: () => import('./questData'),
          }),
        ],
      ),
    ],
    'user',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Say hello' }));
  const box = await screen.findByRole('textbox', { name: 'Your answer for task 1' });
  await userEvent.type(box, 'I am Ada, and I like towers.');
  await userEvent.click(screen.getByRole('button', { name: 'Save answer: task 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/^In review ·/)).toBeVisible();
  const path = '/api/questboard/solana-keep/quests/say-hello';
  const asked = backend.requests().filter((each) => each.path === path);
  // At first, after the check, after handing in.
  expect(asked).toHaveLength(3);
});

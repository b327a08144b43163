import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { QUESTS } from '@/mock-api/seed/modules/quests';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import {
  reviewCalls,
  submission,
  type ReviewBackend,
} from '@/features/earning/quests/review/testing/reviewCalls';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
let held: ReviewBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  held = {
    rows: [submission('a'), submission('b', { state: 'CLAIMED' })],
    reasons: [],
    decisions: [],
    undone: [],
    searches: [],
  };
  backend.server.use(...reviewCalls(held));
});
afterEach(() => backend.close());

const open = (address: string) => renderDashboard(address, moduleRoutes, 'srv-keep');
const QUEST = `task-to-earn/quest/${QUESTS.gate}`;
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const title = () => screen.findByRole('textbox', { name: 'Title' });

test('a quest opens with its form, and its tab shows the submissions to review', async () => {
  open(QUEST);
  expect(await tab('Edit')).toHaveAttribute('aria-selected', 'true');
  expect(await tab('Submissions 1 to review')).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(5);
});

test('an unsaved quest has only its form', async () => {
  open('task-to-earn/quest/new');
  expect(await title()).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('the submissions tab of a quest opens from the address and shows only its submissions', async () => {
  open(`${QUEST}?tab=submissions`);
  expect(await screen.findByRole('button', { name: /Member a/ })).toBeVisible();
  expect(held.searches.every((search) => search.get('questId') === QUESTS.gate)).toBe(true);
});

test('unsaved text is kept in another tab, without a confirmation', async () => {
  open(QUEST);
  await userEvent.type(await title(), ' twice');
  await userEvent.click(await tab(/^Submissions/));
  expect(await screen.findByRole('button', { name: /Member a/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(await tab('Edit'));
  expect(await title()).toHaveValue('Through the gate twice');
});

test('the winners are the members who have claimed', async () => {
  open(`${QUEST}?tab=winners`);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Member b')).toBeVisible();
  expect(table.queryByText('Member a')).not.toBeInTheDocument();
});

test('the statistics include a table', async () => {
  open(`${QUEST}?tab=statistics`);
  const funnel = await screen.findByRole('region', { name: 'Member progress' });
  expect(within(funnel).getByRole('table')).toHaveAccessibleName('Member progress');
});

test('the submissions tab of the category list shows the submissions of all quests', async () => {
  open('task-to-earn');
  await userEvent.click(await tab('Submissions 1 to review'));
  expect(await screen.findByRole('button', { name: /Member a.*Say hello/ })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe('?tab=submissions'));
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { STALE } from '@/mock-api/domains/module-settings/moduleContext';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { onToast } from '@/shared/ui/toast';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const handleOf = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Move ${name},`) });
const quest = (name: string) => {
  const rules = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest',
  )?.rules;
  return rules?.find(({ values }) => values['name'] === name);
};
const categoryOf = (name: string) => quest(name)?.values['categoryId'];

const groupOf = (name: string) => screen.getByRole('listitem', { name });

/** Lifts a quest of the first category and aims at the next one. */
async function aim(name: string) {
  renderDashboard('task-to-earn', moduleRoutes, 'srv-keep');
  (await handleOf(name)).focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(
    await screen.findByText(`Press Space to move “${name}” to “Market day”.`),
  ).toBeInTheDocument();
  expect(groupOf('Market day')).toHaveClass('drop-target--aimed');
}

test('a quest is moved to another category with the keyboard and moved back by undo', async () => {
  await aim('Say hello');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(categoryOf('Say hello')).toBe('rule-cat-market'));
  const moved = { name: /^Move Say hello, number (\d+) of \1$/ };
  expect(await within(groupOf('Market day')).findByRole('button', moved)).toBeVisible();
  expect(groupOf('Market day')).not.toHaveClass('drop-target--aimed');
  const beside = await handleOf('Read the rules');
  expect(beside).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(categoryOf('Say hello')).toBe('rule-cat-gate'));
  const back = { name: 'Move Say hello, number 2 of 3' };
  expect(await within(groupOf('At the gate')).findByRole('button', back)).toBeVisible();
});

test('a quest stays in its category on Escape or when the aim comes back around to it', async () => {
  await aim('Say hello');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(await screen.findByText('“Say hello” stays in this category.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  expect(categoryOf('Say hello')).toBe('rule-cat-gate');
  expect(await handleOf('Say hello')).toHaveFocus();
});

test('a quest that another member has changed is not moved, and a message says why', async () => {
  const told: string[] = [];
  const stop = onToast(({ message }) => told.push(message));
  await aim('Say hello');
  const row = quest('Say hello');
  if (row) row.version += 1;
  await userEvent.keyboard(' ');
  await waitFor(() => expect(told).toEqual([STALE]));
  expect(categoryOf('Say hello')).toBe('rule-cat-gate');
  stop();
});

test('the board shows the quests that match the search, which is kept in the address', async () => {
  renderDashboard('task-to-earn', moduleRoutes, 'srv-keep');
  await handleOf('Say hello');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search quests' }), 'hello{Enter}');
  expect(await screen.findByText('1 quest')).toBeVisible();
  expect(within(groupOf('At the gate')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('listitem', { name: 'Market day' })).not.toBeInTheDocument();
  // What shows a part of itself is not put in order.
  expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  expect(window.location.search).toContain('q=hello');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await screen.findByText('0 quests')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await handleOf('Say hello')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('clearing the filters focuses the search', async () => {
  renderDashboard('task-to-earn', moduleRoutes, 'srv-keep');
  await handleOf('Say hello');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox', { name: 'Search quests' })).toHaveFocus();
});

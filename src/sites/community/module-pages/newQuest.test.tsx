import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { taskChoices } from '@/features/modules/definitions/quest/tasks';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { moduleRoutes } from '../moduleRoutes';

const NEW = 'task-to-earn/quest/new?categoryId=rule-cat-gate';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (address = NEW) => renderDashboard(address, moduleRoutes, 'srv-keep');
const gallery = () => screen.findByRole('region', { name: 'Add task' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const task = (number: number) => screen.getByRole('group', { name: `Task ${String(number)}` });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const step = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const saved = (name: string) =>
  backend.world.db.modules
    .find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest')
    ?.rules.find(({ values }) => values['name'] === name)?.values;

test('each kind of task has a tile, and an unavailable kind says why', async () => {
  open();
  const tiles = within(await gallery()).getAllByRole('button');
  expect(tiles).toHaveLength(taskChoices.length);
  for (const { label } of taskChoices)
    expect(tiles.some((tile) => tile.textContent.startsWith(label))).toBe(true);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Play a game/ })).toHaveTextContent(
      'Turn on Play to earn first',
    ),
  );
});

test('the tiles can be searched', async () => {
  open();
  const box = await screen.findByRole('searchbox', { name: 'Search tasks' });
  await userEvent.type(box, 'on x{Enter}');
  const found = within(await gallery()).getAllByRole('button');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Follow on X'),
    expect.stringContaining('Engage with a post on X'),
    expect.stringContaining('Post on X'),
    expect.stringContaining('Listen to a Space on X'),
  ]);
  await userEvent.clear(box);
  await userEvent.type(box, 'zeppelin');
  expect(await screen.findByText('No task matches your search.')).toBeVisible();
});

test('a click adds a task with only its required fields, and the title follows until it is edited', async () => {
  open();
  await gallery();
  await press(/^Follow on X/);
  const account = screen.getByRole('textbox', { name: 'X account' });
  expect(account).toHaveFocus();
  expect(within(task(1)).getAllByRole('textbox')).toHaveLength(2);
  expect(within(task(1)).queryByRole('combobox')).not.toBeInTheDocument();
  await waitFor(() => expect(title()).toHaveValue('Follow us on X'));
  await press(/^Check in daily/);
  await waitFor(() => expect(title()).toHaveValue('Follow us on X and check in'));
  await userEvent.type(title(), '!');
  await press('Remove task 2');
  expect(title()).toHaveValue('Follow us on X and check in!');
});

test.each([
  ['Publish', 'LIVE'],
  ['Save as draft', 'DRAFT'],
])('%s saves a quest that is %s', async (button, publish) => {
  open();
  await gallery();
  await press(/^Check in daily/);
  await waitFor(() => expect(title()).toHaveValue('Check in'));
  await press('Continue');
  await step(/Step 2 of 3/);
  expect(await screen.findByText('50 points each · no limit on completions')).toBeVisible();
  await press('Continue');
  await step(/Step 3 of 3/);
  await press(button);
  await waitFor(() => expect(saved('Check in')).toMatchObject({ publish, validation: 'AUTO' }));
});

test('an error that the server finds in a task is shown in the task’s step', async () => {
  open();
  await gallery();
  await press(/^Play a game/);
  await press('Continue');
  await step(/Step 2 of 3/);
  await press('Continue');
  await step(/Step 3 of 3/);
  await press('Publish');
  await step(/Step 1 of 3/);
  expect(
    await screen.findByText('Turn on Play to earn first. Until then members can’t play.'),
  ).toBeVisible();
});

test('Add task in the full form opens the gallery', async () => {
  open(`${NEW}&settings=all`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add task' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Check in daily/ }));
  const kind = within(task(1)).getByRole('combobox', { name: 'Task' });
  expect(kind).toHaveFocus();
  expect(kind).toHaveDisplayValue('Check in daily');
  expect(screen.queryByRole('region', { name: 'Add task' })).not.toBeInTheDocument();
});

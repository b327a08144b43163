import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (search = '', serverId = 'srv-keep') =>
  renderDashboard(
    `bots/leaderboard${search}`,
    [route('bots/leaderboard', 'Leaderboard', () => import('./LeaderboardScreen'))],
    serverId,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('points are adjusted manually once the fields are valid', async () => {
  backend.world.db.points = [];
  removePayingModules(backend.world);
  open('?member=usr-member');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Points' }), '-5');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await dialog.findByText(/This member has no points to remove/)).toBeVisible();
  const points = dialog.getByRole('textbox', { name: 'Points' });
  await userEvent.clear(points);
  await userEvent.type(points, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await dialog.findByText('+25')).toBeVisible();
  await waitFor(() => expect(points).toHaveValue(''));
});

test('a reviewer sees “View only” and no edit buttons', async () => {
  backend.signInAs('reviewer');
  open('?tab=seasons', 'srv-keep');
  expect(await screen.findByText(/View only/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'View ranks of Second watch' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Close Second watch/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New season' })).not.toBeInTheDocument();
});

test('a season that overlaps another season shows an error at its start', async () => {
  open('?season-form=new');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await userEvent.type(screen.getByLabelText('End date'), tomorrow);
  await userEvent.click(await button('Add season'));
  const start = await screen.findByRole('radiogroup', { name: 'Start' });
  expect(await within(start).findByText(/“Second watch” runs at that time/)).toBeVisible();
});

test('a running season is closed after a confirmation', async () => {
  open('?tab=seasons');
  await userEvent.click(await button('Close Second watch now'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Close now'));
  const second = within(await screen.findByRole('listitem', { name: 'Second watch' }));
  expect(await second.findByText('Closed early')).toBeVisible();
});

test('a badge from a template is saved as it is, and deleted after a confirmation', async () => {
  open('?badge-form=new');
  await userEvent.click(await button('7-day streak'));
  const form = within(screen.getByRole('form', { name: 'Badge' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('7-day streak');
  expect(await form.findByText(/members? meets? this rule now|No members meet/)).toBeVisible();
  expect(form.getByRole('radio', { name: 'Torch' })).toBeChecked();
  await userEvent.click(await button('Add badge'));
  expect(await screen.findByRole('listitem', { name: '7-day streak' })).toBeVisible();
  await userEvent.click(await button('Delete 7-day streak'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “7-day streak”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete badge' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: '7-day streak' })).not.toBeInTheDocument(),
  );
});

test('a rule without its number or quest shows an error at its field', async () => {
  open('?badge-form=new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Number of quests/ }));
  await userEvent.click(await button('Add badge'));
  expect(await screen.findByText(/Enter a whole number from 1 to 1,000/)).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Rule' }),
    'Complete a specific quest',
  );
  await userEvent.click(await button('Add badge'));
  expect(await screen.findByText('Choose a quest.')).toBeVisible();
});

test('the form shows the total of the prizes and refuses ranks with a gap', async () => {
  open('?season-form=new');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Mine');
  await userEvent.click(await button('Add prize'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount per rank/ }), '0.5');
  const figures = screen.getByRole('status', { name: 'Prize totals' });
  expect(figures).toHaveTextContent('1 winner: 0.5 SOL in total. The ledger wallet holds 0 SOL');
  expect(figures).toHaveTextContent('The ledger wallet is short by');
  const from = screen.getByRole('textbox', { name: 'First rank' });
  await userEvent.clear(from);
  await userEvent.type(from, '2');
  const to = screen.getByRole('textbox', { name: 'Last rank' });
  await userEvent.clear(to);
  await userEvent.type(to, '3');
  const year = String(new Date(backend.world.clock.now()).getUTCFullYear() + 1);
  await userEvent.type(screen.getByLabelText('End date'), `${year}-06-01`);
  await userEvent.click(await button('Add season'));
  expect(await screen.findByText('Start at rank 1.')).toBeVisible();
});

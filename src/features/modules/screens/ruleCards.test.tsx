import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

const SERVER = 'srv-keep';
const SLUG = 'schedule-message';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const show = () =>
  renderDashboard(SLUG, [route(SLUG, 'Module', async () => createModuleScreen([SLUG]))], SERVER);
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const saved = (name: string) =>
  backend.world.db.modules
    .find(({ serverId, slug }) => serverId === SERVER && slug === SLUG)
    ?.rules.find(({ values }) => values['name'] === name);

test('a card says in words what its rule does and when it runs next', async () => {
  show();
  const gm = await card('gm');
  expect(gm.getByText('At 08:00 (Europe/Berlin)')).toBeVisible();
  expect(gm.getByText('# gm')).toBeVisible();
  expect(await gm.findByText(/^Next post/)).toBeVisible();
});

test('the next run of a rule that is off is not told', async () => {
  show();
  const report = await card('Floor report');
  expect(await (await card('gm')).findByText(/^Next post/)).toBeVisible();
  expect(report.queryByText(/^Next post/)).not.toBeInTheDocument();
});

test('the switch of a card saves', async () => {
  show();
  const gm = await card('gm');
  await userEvent.click(gm.getByRole('switch', { name: 'gm' }));
  await waitFor(() => expect(saved('gm')?.enabled).toBe(false));
  await waitFor(() => expect(gm.getByRole('switch', { name: 'gm' })).not.toBeChecked());
});

test('the state stands beside the switch only where it says more', async () => {
  const gm = saved('gm');
  if (!gm) throw new Error('The seed has no such rule.');
  const { unmount } = show();
  const works = await card('gm');
  expect(works.getByRole('switch', { name: 'gm' })).toBeChecked();
  expect(works.queryByText('On')).not.toBeInTheDocument();
  unmount();
  gm.values = { ...gm.values, channelId: '100000000000000000' };
  show();
  expect((await card('gm')).getByText('Needs attention')).toBeVisible();
});

test('the state is in words for those who can only view', async () => {
  backend.signInAs('reviewer');
  show();
  const gm = await card('gm');
  expect(gm.getByText('On')).toBeVisible();
  expect(gm.queryByRole('switch')).not.toBeInTheDocument();
});

test('the table is chosen, and kept for the next visit', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Cards' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('row', { name: /gm/ })).toBeVisible();
  unmount();
  show();
  expect(await screen.findByRole('row', { name: /gm/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findByRole('listitem', { name: 'gm' })).toBeVisible();
});

test('a few cards have no search, many have one', async () => {
  const { unmount } = show();
  await card('gm');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  unmount();
  const gm = saved('gm');
  const module = backend.world.db.modules.find(({ rules }) => gm && rules.includes(gm));
  if (!gm || !module) throw new Error('The seed has no such rule.');
  for (const number of [1, 2, 3])
    module.rules.push({
      ...gm,
      id: `rule-more-${number}`,
      values: { ...gm.values, name: `More ${number}` },
    });
  show();
  await userEvent.type(await screen.findByRole('searchbox'), 'More 2{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'gm' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('listitem', { name: 'More 2' })).toBeVisible();
});

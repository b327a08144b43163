import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

const SERVER = 'srv-keep';
const SLUG = 'schedule-message';
const ACTIVITY = '/api/servers/:id/modules/:slug/rule-activity';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const show = (slug = SLUG) =>
  renderDashboard(slug, [route(slug, 'Module', async () => createModuleScreen([slug]))], SERVER);
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const saved = (name: string) =>
  backend.world.db.modules
    .find(({ serverId, slug }) => serverId === SERVER && slug === SLUG)
    ?.rules.find(({ values }) => values['name'] === name);

test('a card says what its rule does and when it runs next', async () => {
  show();
  const gm = await screen.findByRole('listitem', { name: 'gm' });
  expect(gm).toHaveTextContent(/Posts in #gm every day at 8:00/);
  expect(await within(gm).findByText(/^Next post/)).toBeVisible();
});

test('a card shows the last run of its rule and its week', async () => {
  show();
  const gm = await card('gm');
  expect(await gm.findByText(/^Last posted/)).toBeVisible();
  expect(gm.getByText('7 posts in 7 days')).toBeVisible();
  expect((await card('Floor report')).getByText('Not posted yet')).toBeVisible();
});

test('a card shows how many members have the roles of its rule', async () => {
  show('holder-verification');
  const keepers = await screen.findByRole('listitem', { name: 'Keepers' });
  await waitFor(() => expect(keepers).toHaveTextContent('Next check'));
  expect(keepers).toHaveTextContent(/\d+ members have its roles/);
  expect(keepers).toHaveTextContent(
    /Gives Holder to members who hold an NFT of Keepers of the Tower/,
  );
});

describe('a card without its activity is complete', () => {
  const whole = async () => {
    const gm = await screen.findByRole('listitem', { name: 'gm' });
    expect(gm).toHaveTextContent(/Posts in #gm every day/);
    expect(within(gm).getByRole('switch', { name: 'gm' })).toBeChecked();
    expect(within(gm).getByRole('link', { name: 'Edit gm' })).toBeVisible();
    expect(within(gm).queryByText(/7 days/)).not.toBeInTheDocument();
  };

  test('when the activity can’t be read', async () => {
    let isAsked = false;
    backend.server.use(
      http.get(ACTIVITY, () => {
        isAsked = true;
        return HttpResponse.json({ success: false, message: 'Broken' }, { status: 500 });
      }),
    );
    show();
    await waitFor(() => expect(isAsked).toBe(true));
    await whole();
  });

  test('when its row is malformed, while other cards keep theirs', async () => {
    const row = (ruleId: string, week: unknown) => ({
      ruleId,
      lastAt: null,
      isUnused: false,
      nextAt: null,
      week,
      members: null,
    });
    const data = {
      kind: 'POST',
      rules: [
        row('rule-srv-keep-schedule-message-1', [1, 'many']),
        row('rule-srv-keep-schedule-message-2', [0, 0, 3, 0, 0, 2, 0]),
      ],
    };
    backend.server.use(
      http.get(ACTIVITY, () => HttpResponse.json({ success: true, message: 'OK', data })),
    );
    show();
    expect(await (await card('Town hall')).findByText('5 posts in 7 days')).toBeVisible();
    await whole();
  });
});

test('a rule that is off shows no next run', async () => {
  show();
  const report = await card('Floor report');
  expect(await (await card('gm')).findByText(/^Next post/)).toBeVisible();
  expect(report.queryByText(/^Next post/)).not.toBeInTheDocument();
});

test('the switch on a card saves', async () => {
  show();
  const gm = await card('gm');
  await userEvent.click(gm.getByRole('switch', { name: 'gm' }));
  await waitFor(() => expect(saved('gm')?.enabled).toBe(false));
  await waitFor(() => expect(gm.getByRole('switch', { name: 'gm' })).not.toBeChecked());
});

test('the state is shown beside the switch only where it adds something', async () => {
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

test('the state is in words for members who can only view', async () => {
  backend.signInAs('reviewer');
  show();
  const gm = await card('gm');
  expect(gm.getByText('On')).toBeVisible();
  expect(gm.queryByRole('switch')).not.toBeInTheDocument();
});

test('the table view is kept for the next visit', async () => {
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

test('only a long list of cards has a search', async () => {
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

test('a rule that only logs starts acting with one click, which can be undone', async () => {
  const rule = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === 'auto-moderator',
  )?.rules[0];
  if (!rule) throw new Error('The seed has no such rule.');
  rule.values = { ...rule.values, name: 'Watched', dryRun: true };
  show('auto-moderator');
  const watched = await card('Watched');
  expect(watched.getByText('Watching only')).toBeVisible();
  await userEvent.click(watched.getByRole('button', { name: 'Start acting: Watched' }));
  await waitFor(() => expect(rule.values['dryRun']).toBe(false));
  await waitFor(() => expect(watched.queryByText('Watching only')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rule.values['dryRun']).toBe(true));
  expect(await watched.findByText('Watching only')).toBeVisible();
});

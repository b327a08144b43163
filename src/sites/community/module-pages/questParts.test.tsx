import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { QUESTS } from '@/mock-api/seed/modules/quests';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { moduleRoutes } from '../moduleRoutes';

let backend: TestBackend;
let requests: URL[];
const note = ({ request }: { request: Request }) => void requests.push(new URL(request.url));
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  requests = [];
  backend.server.events.on('request:start', note);
});
afterEach(() => {
  backend.server.events.removeListener('request:start', note);
  backend.close();
});

const RULES = '/api/servers/srv-keep/modules/quest/rules';
const rules = () => {
  const found = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest',
  )?.rules;
  if (!found) throw new Error('The seed has quests.');
  return found;
};
const sentTo = (path: string) => requests.filter(({ pathname }) => pathname === path);
const open = (address: string) => renderDashboard(address, moduleRoutes, 'srv-keep');

/** Copies of the first quest, as many as don’t fit into one part. */
function addQuests(count: number) {
  const [first] = rules();
  if (!first) throw new Error('The seed has a quest.');
  for (let index = 1; index <= count; index += 1) {
    const copy = structuredClone(first);
    rules().push({
      ...copy,
      id: `rule-copy-${String(index)}`,
      values: { ...copy.values, name: `Copy ${String(index)}`, categoryId: 'rule-cat-gate' },
    });
  }
}

test('the board loads its quests part by part, and no list of all of them', async () => {
  addQuests(70);
  open('task-to-earn');
  const total = rules().length;
  expect(await screen.findByText(`60 of ${String(total)}`)).toBeVisible();
  // Categories behind the part lead to their quests.
  await userEvent.click(screen.getByRole('button', { name: 'Show quests of Market day' }));
  const market = await screen.findByRole('list', { name: 'Market day' });
  expect(within(market).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(sentTo(RULES)).toEqual([]);
});

test('“Show more” adds the next part', async () => {
  addQuests(70);
  open('task-to-earn');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(document.querySelectorAll('.quest-row')).toHaveLength(rules().length));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the page of a quest reads that quest alone', async () => {
  open(`task-to-earn/quest/${QUESTS.gate}`);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  const queries = sentTo(RULES).map(({ search }) => search);
  expect(new Set(queries)).toEqual(new Set([`?ids=${QUESTS.gate}`]));
});

test('the board works with a server that sends all quests at once', async () => {
  addQuests(70);
  backend.server.use(
    http.get('/api/servers/srv-keep/quests', async ({ request }) => {
      if (!new URL(request.url).searchParams.has('after')) return undefined;
      // A server that knows no parameters answers as if there were none.
      const whole = await backend.send('GET', '/api/servers/srv-keep/quests');
      return HttpResponse.json(z.json().parse(await whole.json()));
    }),
  );
  open('task-to-earn');
  expect(await screen.findByText(`60 of ${String(rules().length)}`)).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Copy 1' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';

const SERVERS = '/api/discord/servers';
const NUMBER = 7;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = () =>
  renderDashboard('server', [route('server', 'Servers', () => import('./ServersScreen'))], null);
const names = async () =>
  within(await screen.findByRole('list', { name: 'Your servers' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('F5: all of 230 servers are listed', async () => {
  const model = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!model) throw new Error('The seed has no such server.');
  for (let index = 0; index < 230 - NUMBER; index += 1) {
    backend.world.db.guilds.push({
      ...model,
      id: `srv-more-${index}`,
      guildId: `80000000000000${String(index).padStart(4, '0')}`,
      name: `More ${index}`,
    });
  }
  open();
  expect(new Set(await names())).toHaveProperty('size', 230);
});

test('where a later page fails, the others are listed, and it is said', async () => {
  backend.server.use(
    http.get(SERVERS, ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? HttpResponse.json({ success: false, message: 'Down' }, { status: 500 })
        : undefined,
    ),
  );
  tamper(backend, SERVERS, { total: 500 });
  open();
  expect(await names()).toHaveLength(NUMBER);
  expect(screen.getByText('Couldn’t load more servers.')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { some } from '@tests/setup/scope';

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

describe('a server with something odd is listed among the others', () => {
  test.each(
    some([
      ['no name', 'items.0.guildName', null],
      ['no picture', 'items.0.guildIcon', MISSING],
      ['a picture that is an object', 'items.0.guildIcon', {}],
      ['no number of members', 'items.0.memberCount', null],
      ['a number of members in words', 'items.0.memberCount', 'many'],
      ['nothing on the bot', 'items.0.botPresent', MISSING],
      ['nothing on who owns it', 'items.0.isOwner', 1],
      ['no name of a plan', 'items.0.planName', MISSING],
      ['a plan of a later version', 'items.0.planStatus', 'PAUSED'],
      ['an end that is a number', 'items.0.planExpiresAt', 5],
      ['no invitation', 'items.0.inviteUrl', 7],
      ['no total', 'total', null],
      ['a page in words', 'page', 'one'],
      ['no page size', 'pageSize', MISSING],
    ]),
  )('%s', async (_, path, value) => {
    tamper(backend, SERVERS, { [path]: value });
    open();
    expect(await names()).toHaveLength(NUMBER);
  });

  test.each([
    ['no Discord id', 'items.0.guildId', null],
    ['a Discord id that is a number', 'items.0.guildId', 900_000_000_000_000_000],
    ['an id that is an object', 'items.0.id', {}],
  ])('one with %s is left out, and told of', async (_, path, value) => {
    tamper(backend, SERVERS, { [path]: value });
    open();
    expect(await names()).toHaveLength(NUMBER - 1);
    expect(screen.getByText(/^1 server could not be shown: /)).toBeVisible();
  });
});

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
  expect(screen.getByText('More servers could not be loaded.')).toBeVisible();
});

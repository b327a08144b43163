import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import { RequireServer } from './RequireServer';
import ServersScreen from './ServersScreen';

const DETAILS = '/api/discord/server-details/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const Servers = () => (
  <>
    <Link to="/dashboard/elsewhere">Leave</Link>
    <ServersScreen />
  </>
);
const Needy = () => <RequireServer>{(serverId) => <p>Set up {serverId}</p>}</RequireServer>;
const open = (serverId: string | null, path = 'needy') =>
  renderDashboard(
    path,
    [
      route('needy', 'Needy', async () => ({ default: Needy })),
      route('server', 'Servers', async () => ({ default: Servers })),
      landing('', 'Overview here'),
      landing('elsewhere', 'Elsewhere'),
    ],
    serverId,
  );
const choice = (name: string) => screen.findByRole('button', { name: `Choose: ${name}` });
const asked = () => backend.requests().filter(({ path }) => path.includes('server-details'));

describe('a screen that needs a server', () => {
  test('gets the id of the server chosen before', async () => {
    open('srv-empty');
    expect(await screen.findByText('Set up srv-empty')).toBeVisible();
  });

  test('lets a member choose a server in place', async () => {
    open(null);
    expect(
      await screen.findByRole('heading', { name: 'Choose a server first' }),
    ).toBeInTheDocument();
    await userEvent.click(await choice('Quiet Tower'));
    expect(await screen.findByText('Set up srv-empty')).toBeVisible();
  });

  test('E6: an empty stored id counts as none', async () => {
    open('');
    expect(
      await screen.findByRole('heading', { name: 'Choose a server first' }),
    ).toBeInTheDocument();
  });
});

describe('choosing a server', () => {
  test('with two presses sends one request', async () => {
    open(null, 'server');
    await userEvent.dblClick(await choice('Quiet Tower'));
    await screen.findByRole('heading', { name: 'Overview here' });
    expect(asked()).toHaveLength(1);
  });

  test('does not redirect a member after they leave the page', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { appStore } = open(null, 'server');
    await choice('Quiet Tower');
    backend.server.use(
      http.get(
        DETAILS,
        async () => {
          await held;
          return undefined;
        },
        { once: true },
      ),
    );
    await userEvent.click(await choice('Quiet Tower'));
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    answer();
    await waitFor(() => expect(appStore.store.getState().discord.serverDetails).not.toBeNull());
    await act(async () => {});
    expect(window.location.pathname).toBe('/dashboard/elsewhere');
  });

  test('keeps the list and says why when a refresh fails', async () => {
    open(null, 'server');
    await choice('Quiet Tower');
    backend.server.use(
      http.get('/api/discord/servers', () =>
        HttpResponse.json({ success: false, message: 'Discord is slow' }, { status: 503 }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'I’ve invited the bot' }));
    expect(
      await screen.findByText('Discord is slow', { selector: '.visually-hidden' }),
    ).toBeInTheDocument();
    expect(await choice('Quiet Tower')).toBeVisible();
  });
});

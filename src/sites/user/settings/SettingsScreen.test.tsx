import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { openSession } from '@/mock-api/domains/accounts/sessions';
import { preferences } from '@/shared/format/displayPreferences';
import SettingsScreen from './SettingsScreen';

const SESSIONS = '*/api/users/me/sessions';
const PHONE = new Request('http://localhost/', {
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' },
});

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend();
  userId = backend.signInAs('member').id;
});
afterEach(() => {
  cleanup();
  backend.close();
});

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
function open() {
  const appStore = createStore();
  attachServerData(appStore);
  render(
    <Provider store={appStore.store}>
      <MemoryRouter initialEntries={['/dashboard/settings']}>
        <SettingsScreen />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
  return appStore.store;
}
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), value);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const example = () => screen.getByLabelText('Example');

describe('display settings', () => {
  test('are stored at once and shown in the example', async () => {
    open();
    await choose('Numbers', 'de-DE');
    await choose('Dates', 'iso');
    await userEvent.click(screen.getByRole('combobox', { name: 'Time zone' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'berlin');
    await userEvent.click(await screen.findByRole('option', { name: /^Europe\/Berlin/ }));
    await choose('Currency', 'EUR');
    await choose('Explorer', 'solscan');
    expect(preferences()).toMatchObject({
      numbers: 'de-DE',
      dates: 'iso',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      explorer: 'solscan',
    });
    expect(example()).toHaveTextContent('12.408,5');
    expect(example()).toHaveTextContent('1.234,56789 SOL');
    expect(example()).toHaveTextContent(/\d{4}-\d\d-\d\d, /);
  });

  test('change the theme of the whole page, stored under its own key', async () => {
    const store = open();
    await choose('Theme', 'light');
    expect(store.getState().global.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('hide balances with a switch', async () => {
    open();
    await userEvent.click(screen.getByLabelText('Hide balances'));
    expect(preferences().hideBalances).toBe(true);
  });

  test('show a warning if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    open();
    expect(screen.getByText(/isn’t saving data for this site/)).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('sessions', () => {
  test('are listed by device, this device first', async () => {
    openSession(backend.world, userId, PHONE);
    openSession(backend.world, 'usr-owner', PHONE);
    open();
    const list = within(await screen.findByRole('list', { name: 'Sessions' }));
    const [first, second, ...others] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('This device');
    expect(second).toHaveTextContent('Safari on iPhone');
    expect(others).toHaveLength(0);
  });

  test('of another device can be ended', async () => {
    const other = openSession(backend.world, userId, PHONE);
    open();
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(backend.world.db.sessions).not.toContainEqual(expect.objectContaining({ id: other.id }));
  });

  test('can all be ended, which opens the home page', async () => {
    openSession(backend.world, userId, PHONE);
    open();
    await press('Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/));
    expect(backend.world.db.sessions.filter((row) => row.userId === userId)).toHaveLength(0);
  });

  test('of another member cannot be ended', async () => {
    const other = openSession(backend.world, 'usr-owner', PHONE);
    const { status } = await backend.send('DELETE', `/api/users/me/sessions/${other.id}`);
    expect(status).toBe(404);
    expect(backend.world.db.sessions).toContain(other);
  });

  test('can be retried when they fail to load', async () => {
    backend.server.use(
      http.get(SESSIONS, () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.server.resetHandlers();
    await userEvent.click(retry);
    expect(await screen.findByText('This device')).toBeVisible();
  });
});

describe('notifications', () => {
  const way = (name: string) => screen.findByRole('switch', { name });

  test('are changed with a switch and saved', async () => {
    open();
    await userEvent.click(await way('Reviews on Discord'));
    await waitFor(() =>
      expect(backend.world.db.newsChoices).toContainEqual({
        userId,
        event: 'REVIEW',
        way: 'MESSAGE',
        isOn: true,
      }),
    );
    await waitFor(async () => expect(await way('Reviews on Discord')).toBeChecked());
  });

  test('keep a changed switch until the choices are loaded again', async () => {
    open();
    const reviews = await way('Reviews on Discord');
    let asked = 0;
    backend.server.use(
      http.get('*/api/users/me/notification-preferences', () => {
        asked += 1;
        return delay('infinite');
      }),
    );
    await userEvent.click(reviews);
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => {
      expect(reviews).toHaveAttribute('aria-busy', 'false');
      expect(reviews).toBeChecked();
    });
  });

  test('in the bell cannot be turned off for the member’s account', async () => {
    open();
    expect(await way('Your account in the bell')).toBeDisabled();
    const { status } = await backend.send('PUT', '/api/users/me/notification-preferences', {
      event: 'ACCOUNT',
      way: 'BELL',
      isOn: false,
    });
    expect(status).toBe(400);
  });

  test('revert a switch that could not be saved', async () => {
    open();
    await way('Reviews on Discord');
    let asked = 0;
    backend.server.use(
      http.put('*/api/users/me/notification-preferences', () => {
        asked += 1;
        return HttpResponse.json({ success: false, message: 'Not now.' }, { status: 500 });
      }),
    );
    await userEvent.click(await way('Reviews on Discord'));
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(async () => expect(await way('Reviews on Discord')).not.toBeChecked());
  });

  test('for owners only are not offered to members', async () => {
    open();
    await way('Reviews on Discord');
    expect(screen.queryByText('Packages')).not.toBeInTheDocument();
  });

  test('sent as a test show an error if Discord blocks the DM', async () => {
    backend.world.db.closedMessages.push({ userId });
    open();
    await press('Send a test DM');
    expect(await screen.findByText(/wasn’t delivered/)).toBeVisible();
  });
});

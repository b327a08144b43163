import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { viewerKnown } from '@/features/identity/session/viewerSlice';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { UserRow } from '@/mock-api/domains/accounts/rows';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MyData } from './MyData';

let backend: TestBackend;
let user: UserRow;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  user = backend.signInAs('regular');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  backend.close();
});

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
function open() {
  const appStore = createStore();
  attachServerData(appStore);
  const { id, username, displayName, avatar, capabilities } = user;
  appStore.store.dispatch(
    viewerKnown({ id, username, displayName, avatar, capabilities, isFamiliar: true }),
  );
  render(
    <Provider store={appStore.store}>
      <MemoryRouter initialEntries={['/dashboard/settings']}>
        <MyData />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Nothing of theirs is under way. */
function settle() {
  for (const row of backend.world.db.payouts) if (row.userId === user.id) row.status = 'SUCCESS';
}

describe('a copy of the member’s data', () => {
  test('is a file with the member’s rows and no one else’s', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    open();
    await press('Download my data');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toMatchObject({
      download: expect.stringMatching(
        new RegExp(String.raw`^castle-bots-${user.username}-\d{4}-\d\d-\d\d\.json$`),
      ),
    });
    const text = (await files[0]?.text()) ?? '';
    const points = backend.world.db.points.filter(({ userId }) => userId === user.id);
    expect(JSON.parse(text)).toHaveProperty('rows.points.length', points.length);
    expect(new Set(text.match(/usr-[\w-]+/g))).toEqual(new Set([user.id]));
    const session = backend.world.db.sessions.find(({ userId }) => userId === user.id);
    expect(text).toContain(session?.id);
    expect(text).not.toContain(session?.access);
    expect(text).not.toContain(session?.refresh);
  });
});

test('the page lists what the copy contains, including team notes', () => {
  open();
  expect(
    screen.getByText(/notes that teams wrote about you, without who wrote them/),
  ).toBeVisible();
});

describe('deleting the account', () => {
  test('focuses and scrolls to the section that opens below its button', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    await press('Delete account');
    const heading = await screen.findByRole('heading', { name: 'Delete account' });
    expect(heading).toHaveFocus();
    expect(scroll.mock.contexts).toContain(heading);
  });

  test('shows that payouts stay without the wallet address', async () => {
    open();
    await press('Delete account');
    expect(await screen.findByText(/without your wallet address/)).toBeVisible();
  });

  test('shows the number of wallets and accounts that are lost', async () => {
    open();
    await press('Delete account');
    const wallets = backend.world.db.linkedWallets.filter(({ userId }) => userId === user.id);
    const socials = backend.world.db.socials.filter(({ userId }) => userId === user.id);
    const term = await screen.findByText('Wallets and accounts');
    expect(term.nextSibling).toHaveTextContent(String(wallets.length + socials.length));
  });

  test('refuses a wrong username with an error at the field', async () => {
    settle();
    open();
    await press('Delete account');
    await userEvent.type(await screen.findByLabelText('Your username'), 'somebody');
    await press('Delete account permanently');
    expect(await screen.findByText(`Type ${user.username} to continue.`)).toBeVisible();
    expect(user.deletedAt).toBeUndefined();
  });

  test('deletes the account after the username is typed, and opens the home page', async () => {
    settle();
    const { username } = user;
    open();
    await press('Delete account');
    await userEvent.type(await screen.findByLabelText('Your username'), username);
    await press('Delete account permanently');
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/));
    const { db } = backend.world;
    expect(user).toMatchObject({ displayName: 'A deleted member', avatar: null });
    const own = [db.linkedWallets, db.socials, db.notifications, db.sessions];
    expect(own.flat().filter(({ userId }) => userId === user.id)).toEqual([]);
    expect(db.points.some(({ userId }) => userId === user.id)).toBe(true);
  });

  test('is not possible while a payout is in progress', async () => {
    const payout = backend.world.db.payouts.find(({ userId }) => userId === user.id);
    Object.assign(payout ?? {}, { status: 'PENDING', isWaiting: true });
    open();
    await press('Delete account');
    expect(await screen.findByText(/is in progress\./)).toBeVisible();
    expect(screen.queryByLabelText('Your username')).not.toBeInTheDocument();
  });

  test('can be retried when it fails to load', async () => {
    settle();
    backend.server.use(
      http.get('*/api/users/me/deletion', () => HttpResponse.json(null, { status: 500 })),
    );
    open();
    await press('Delete account');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    backend.server.resetHandlers();
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Your username')).toBeVisible();
  });
});

describe('the server', () => {
  const remove = (username: string) => backend.send('DELETE', '/api/users/me', { username });

  test('compares the username too', async () => {
    const answer = await remove('somebody');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'username' }] } });
  });

  test('refuses to delete the owner of a server with an active package', async () => {
    const owner = backend.signInAs('owner');
    const answer = await remove(owner.username);
    expect(answer.status).toBe(409);
    expect(owner.deletedAt).toBeUndefined();
  });
});

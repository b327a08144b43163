import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { linkTroubles } from '@/features/identity/socials/linkPath';
import { AccountQuestionHost } from '@/features/identity/session/AccountQuestionHost';
import { authenticate } from '@/features/identity/session/authenticate';
import { viewerKnown } from '@/features/identity/session/viewerSlice';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { SocialRow } from '@/mock-api/domains/social-accounts/rows';
import { linkAccount, socialOf } from '@/mock-api/domains/social-accounts/socials';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { keepReturn, linkedIn, withReturn } from '@/shared/navigation/linkReturn';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';
import SocialsScreen from './SocialsScreen';

const SOCIALS = '*/api/users/me/socials';

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  userId = backend.signInAs('member').id;
});
afterEach(() => backend.close());

const Address = () => <p data-testid="address">{useLocation().search}</p>;
const Place = () => {
  const { pathname, hash, state } = useLocation();
  return <p data-testid="place">{`${pathname}${hash} ${linkedIn(state) ?? ''}`}</p>;
};

function open(search = '') {
  const appStore = createStore();
  attachServerData(appStore);
  appStore.store.dispatch(
    viewerKnown({
      id: userId,
      username: 'mira',
      displayName: 'Mira Moat',
      avatar: null,
      capabilities: [],
      isFamiliar: true,
    }),
  );
  render(
    <Provider store={appStore.store}>
      <MemoryRouter initialEntries={[`/dashboard/profile${search}`]}>
        <SocialsScreen />
        <AccountQuestionHost />
        <Address />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
  return appStore;
}
function linked(platform: 1 | 2, change: Partial<SocialRow> = {}) {
  linkAccount(backend.world, userId, { platform, externalId: 'me', handle: 'mira_m' });
  Object.assign(socialOf(backend.world, userId, platform) ?? {}, change);
}
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The page refetches when it becomes visible again. */
const look = () => fireEvent(document, new Event('visibilitychange'));
const start = (handle = 'mira_tg') => {
  const code = backend.world.db.telegramCodes.at(-1)?.code;
  return backend.send('POST', '/__mock/telegram/start', { code, handle });
};

describe('accounts', () => {
  test('an unreadable account is shown as unknown, not as missing', async () => {
    backend.server.use(
      http.get(SOCIALS, () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: { socials: ['odd'], pending: null },
        }),
      ),
    );
    open();
    const x = await card('X');
    expect(x.getByText('Unknown')).toBeVisible();
    expect(x.getByRole('link', { name: 'Link X' })).not.toHaveClass('btn-primary');
  });

  test('Discord shows the member’s name and cannot be unlinked', async () => {
    open();
    const discord = await card('Discord');
    expect(discord.getByText('Mira Moat')).toBeVisible();
    expect(discord.queryByRole('button')).not.toBeInTheDocument();
  });

  test('the link to X has the fixed address', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Link X' });
    expect(link).toHaveAttribute('href', '/api/twitter/link');
  });

  test('A27: in a planted session linking X or Telegram first confirms the account', async () => {
    const appStore = open();
    await act(async () => {
      // Not the account that opened this page.
      backend.signInAs('newcomer');
      localStorage.setItem(LAST_ACCOUNT_KEY, userId);
      await appStore.store.dispatch(authenticate());
    });
    expect(screen.queryByRole('link', { name: 'Link X' })).toBeNull();
    await press('Link X');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this your account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Link Telegram');
    await screen.findByRole('dialog', { name: 'Is this your account?' });
    expect(backend.world.db.telegramCodes).toEqual([]);
    await press('Yes, this is me');
    expect(await screen.findByRole('link', { name: 'Open Telegram' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link X' })).toBeVisible();
  });

  test('a linked account shows its name and no way to reconnect', async () => {
    linked(1);
    open();
    const x = await card('X');
    expect(x.getByText('@mira_m')).toBeVisible();
    expect(x.getByText('Linked', { selector: '.badge' })).toBeVisible();
    expect(x.queryByRole('link', { name: 'Reconnect X' })).not.toBeInTheDocument();
  });

  test('an account that has lost its connection offers to reconnect', async () => {
    linked(1, { state: 'RECONNECT' });
    open();
    expect(await screen.findByRole('link', { name: 'Reconnect X' })).toBeVisible();
    expect(screen.getByText(/no longer gives us access/)).toBeVisible();
  });

  test('a suspended account is reported as suspended', async () => {
    linked(1, { state: 'SUSPENDED' });
    open();
    expect(await screen.findByText(/suspended this account/)).toBeVisible();
  });

  test('a name with HTML is shown as text', async () => {
    linked(1, { handle: '<img src=x onerror=alert(1)>' });
    open();
    expect(await screen.findByText('@<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('unlinking', () => {
  test('shows its consequences, and unlinks the account', async () => {
    linked(1);
    open();
    await press('Unlink X');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/stop verifying/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByRole('link', { name: 'Link X' })).toBeVisible();
    expect(socialOf(backend.world, userId, 1)).toBeUndefined();
  });

  test('can be canceled', async () => {
    linked(1);
    open();
    await press('Unlink X');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(socialOf(backend.world, userId, 1)).toBeDefined();
  });
});

describe('back from X', () => {
  test('a linked account is announced once, and the address is cleaned up', async () => {
    linked(1);
    open('?linked=1&x=2');
    expect(await screen.findByText(/X account is linked/)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?x=2'));
  });

  test('an account that is not linked anymore is not announced', async () => {
    open('?linked=1');
    await card('X');
    expect(screen.queryByText(/X account is linked/)).not.toBeInTheDocument();
  });

  test('each error has a different message, without a name', async () => {
    const texts = new Set<string>();
    for (const trouble of linkTroubles) {
      open(`?trouble=${trouble}`);
      const note = (await screen.findByText(/Nothing was linked/)).textContent;
      texts.add(note);
      expect(note).not.toContain('@');
      cleanup();
    }
    expect(texts.size).toBe(linkTroubles.length);
  });

  test('an unknown error shows no message', async () => {
    open('?trouble=toString');
    await card('X');
    expect(screen.queryByText(/Nothing was linked/)).not.toBeInTheDocument();
  });
});

describe('Telegram', () => {
  test('the link opens the bot, and the page notices when the account is linked', async () => {
    open();
    await press('Link Telegram');
    const link = await screen.findByRole('link', { name: 'Open Telegram' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/t\.me\/\w+\?start=\w+$/),
    );
    await start();
    look();
    expect(await screen.findByText('Your account on Telegram is linked.')).toBeVisible();
    expect((await card('Telegram')).getByText('@mira_tg')).toBeVisible();
  });

  test('an expired link can be requested again', async () => {
    open();
    await press('Link Telegram');
    await screen.findByRole('link', { name: 'Open Telegram' });
    backend.world.clock.advance(5 * 60_000);
    // The session as well, because it is renewed during the test.
    backend.signInAs('member');
    look();
    expect(await screen.findByText(/The link expired/)).toBeVisible();
    await press('Try to link Telegram again');
    expect(await screen.findByRole('link', { name: 'Open Telegram' })).toBeVisible();
  });

  test('another member’s account is refused without its name', async () => {
    linkAccount(backend.world, 'usr-1', { platform: 2, externalId: 'tg-theirs', handle: 'theirs' });
    open();
    await press('Link Telegram');
    await screen.findByRole('link', { name: 'Open Telegram' });
    await start('theirs');
    look();
    expect(await screen.findByText(/linked to another member/)).toBeVisible();
    expect(screen.queryByText(/theirs/)).not.toBeInTheDocument();
  });

  test('the member can stop waiting', async () => {
    open();
    await press('Link Telegram');
    await press('Stop waiting for Telegram');
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Link Telegram' })).toHaveFocus();
  });

  test('a link to another host is not offered', async () => {
    const pending = { url: 'https://t.me.evil.test/bot', expiresAt: null, trouble: null };
    backend.server.use(
      http.get(SOCIALS, () =>
        HttpResponse.json({ success: true, message: '', data: { socials: [], pending } }),
      ),
    );
    open();
    expect(await screen.findByText(/didn’t get a valid Telegram link/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).not.toBeInTheDocument();
  });
});

test('accounts that fail to load can be retried', async () => {
  backend.world.faults = [
    { method: 'GET', path: '/api/users/me/socials', fault: 'status=500', times: 1 },
  ];
  open();
  await press('Retry');
  expect(await screen.findByRole('link', { name: 'Link X' })).toBeVisible();
});

test('an unreadable account is reported, and the others are shown', async () => {
  const data = { socials: [{ platform: 'x' }, { platform: 2, handle: 'tg' }], pending: null };
  backend.server.use(
    http.get(SOCIALS, () => HttpResponse.json({ success: true, message: '', data })),
  );
  open();
  expect(await screen.findByText('@tg')).toBeVisible();
  expect(screen.getByText(/couldn’t be/)).toBeVisible();
});

describe('back to the task that needs an account', () => {
  const TASK = '/dashboard/questboard/keep/task-to-earn/first-steps#task=t1';
  const place = () => screen.getByTestId('place');
  afterEach(() => keepReturn(null));

  test('from X, once it is linked', async () => {
    linked(1);
    keepReturn(TASK);
    open('?linked=1');
    await waitFor(() => expect(place()).toHaveTextContent(`${TASK} x`));
  });

  test('from X with an error, by a link beside the reason', async () => {
    keepReturn(TASK);
    open('?trouble=denied');
    expect(await screen.findByText(/You cancelled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the task' })).toHaveAttribute('href', TASK);
    expect(place()).toHaveTextContent('/dashboard/profile');
  });

  test('from Telegram', async () => {
    open(withReturn('', TASK));
    await press('Link Telegram');
    await screen.findByRole('link', { name: 'Open Telegram' });
    await start();
    look();
    await waitFor(() => expect(place()).toHaveTextContent(`${TASK} telegram`));
  });

  test('nowhere, for an address of another site', async () => {
    open(withReturn('', 'https://evil.example/dashboard/'));
    await card('X');
    expect(screen.queryByRole('link', { name: 'Back to the task' })).toBeNull();
  });
});

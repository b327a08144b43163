import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { order, refusal, serverDetails, success, unanswered, user } from './api';
import type { SpecifiedApi } from './api';
import { bound } from './observed';
import { firstState, openSite, staff } from './product';
import { findSaid, findToast } from './toasts';

const SERVER = 'server-1';
const keysOf = (value: unknown) => Object.keys(Object(value)).toSorted();
const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** A stand-in for an object that intercepts some of its properties. */
const instead = (whole: object, handler: ProxyHandler<object>): object =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        const value: unknown = Reflect.get(whole, name, whole);
        return typeof value === 'function' ? value.bind(whole) : value;
      },
      set: (_, name, value) => Reflect.set(whole, name, value, whole),
      has: (_, name) => name in whole,
      ...handler,
    },
  );

/** Replaces navigation away from the page. Returns the addresses it was sent to. */
function watchDepartures(): string[] {
  const departures: string[] = [];
  const place = window.location;
  const assign = (address: string) => void departures.push(address);
  vi.stubGlobal(
    'location',
    instead(place, {
      get: (_, name) => (name === 'assign' ? assign : Reflect.get(place, name, place)),
    }),
  );
  return departures;
}

/** Records the timeout of each request, in ms. */
function watchTimeouts(): unknown[] {
  const timeouts: unknown[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    new Proxy(XMLHttpRequest, {
      construct(target) {
        const request = new target();
        return instead(request, {
          set(_, name, value) {
            if (name === 'timeout') timeouts.push(value);
            return Reflect.set(request, name, value, request);
          },
        });
      },
    }),
  );
  return timeouts;
}

/** Authentication, the selected server, stored keys and how calls are sent. */
export function sessionTests(api: SpecifiedApi) {
  const details = bound('call.serverDetails').replace('{id}', SERVER);

  /** An address of the community dashboard that asks for the orders of a server. */
  function openOrders(search = '') {
    api.answer(bound('call.authenticate'), user(true, true));
    api.answer(bound('call.botInfo'), () => success({ botName: 'Keeper', botIcon: '/bot.png' }));
    localStorage.setItem(bound('storage.server'), SERVER);
    return openSite('community', `/dashboard/user-order${search}`);
  }

  test('the client state begins with its defaults', () => {
    const { session, discord, global } = firstState();
    expect(session).toEqual(bound('session.first'));
    expect(keysOf(discord)).toEqual(bound('discord.first').toSorted());
    expect(keysOf(discord.botInfo)).toEqual(bound('discord.botInfo').toSorted());
    expect(discord).toMatchObject({ selectedServerId: null, serverDetails: null });
    const { progress, ...rest } = global;
    expect(rest).toEqual(bound('global.first'));
    expect(keysOf(progress)).toEqual(bound('global.progress').toSorted());
  });

  test('a first visit reads the bound keys from storage', async () => {
    const read = vi.spyOn(Storage.prototype, 'getItem');
    api.answer(bound('call.authenticate'), user(true, true));
    const site = openSite('community', '/dashboard/user-order');
    await waitFor(() => expect(site.state().session.isAuthenticated).toBe(true));
    const stored = (storage: Storage) =>
      read.mock.contexts.flatMap((context, index) =>
        context === storage ? read.mock.calls[index]?.slice(0, 1) : [],
      );
    expect(stored(localStorage)).toEqual(
      expect.arrayContaining([
        bound('storage.network'),
        bound('storage.theme'),
        bound('storage.server'),
      ]),
    );
    expect(stored(sessionStorage)).toContain(bound('storage.adminMode'));
  });

  test('a stored theme is taken up', () => {
    localStorage.setItem(bound('storage.theme'), 'light');
    expect(firstState().global.theme).toBe('light');
  });

  test('every change of path asks who is signed in', async () => {
    api.answer(bound('call.authenticate'), user(true));
    openSite('user', '/');
    const header = within(await screen.findByRole('banner'));
    await userEvent.click(await header.findByRole('button', { expanded: false }));
    expect(api.sent(bound('call.authenticate'))).toHaveLength(1);
    await userEvent.click(await header.findByText(bound('profile.dashboard')));
    await waitFor(() => expect(api.sent(bound('call.authenticate'))).toHaveLength(2));
  });

  test('Sign In leads to the consent page with the bound scopes and redirect', async () => {
    api.answer(bound('call.authenticate'), user(false));
    const departures = watchDepartures();
    openSite('community', '/');
    await userEvent.click(await screen.findByRole('button', { name: bound('header.signIn') }));
    await waitFor(() => expect(departures).toHaveLength(1));
    const { searchParams } = new URL(departures[0] ?? '');
    expect(searchParams.get('scope')?.split(' ')).toEqual(bound('oauth.scopes'));
    const state: unknown = JSON.parse(
      Buffer.from(searchParams.get('state') ?? '', 'base64url').toString(),
    );
    expect(field(state, bound('oauth.redirect'))).toBe(window.location.origin);
  });

  describe('a failed authentication', () => {
    test('shows the message of the server, and leaves all flags false', async () => {
      api.answer(bound('call.authenticate'), () => refusal(500, 'Not today.'));
      const site = openSite('community', '/');
      expect(await findSaid('Not today.')).toBeInTheDocument();
      expect(site.state().session).toEqual(bound('session.failed'));
    });

    test('has a message of its own where the server has none', async () => {
      api.answer(bound('call.authenticate'), unanswered);
      openSite('community', '/');
      expect(await findSaid(bound('error.generic'))).toBeInTheDocument();
    });
  });

  describe('a selected server', () => {
    test('is loaded with the bound fields, by calls with cookies and no timeout', async () => {
      const timeouts = watchTimeouts();
      document.cookie = `${bound('api.xsrf')}=token-1`;
      const { first } = bound('api.success');
      const given = serverDetails(SERVER)[bound('answer.serverDetails')];
      api.answer(details, () => {
        localStorage.removeItem(bound('storage.server'));
        return success(serverDetails(SERVER), '', first);
      });
      const site = openOrders();
      await waitFor(() => expect(site.state().discord.serverDetails).not.toBeNull());
      const { serverDetails: loaded, botInfo } = site.state().discord;
      expect(keysOf(given)).toEqual(bound('discord.serverDetails').toSorted());
      expect(loaded).toMatchObject(given);
      expect(keysOf(loaded?.subscription)).toEqual(
        expect.arrayContaining([...bound('discord.subscription')]),
      );
      expect(keysOf(loaded?.botServicesEnabled)).toEqual(bound('discord.services').toSorted());
      await waitFor(() => expect(site.state().discord.botInfo.botName).toBe('Keeper'));
      expect(keysOf(botInfo)).toEqual(bound('discord.botInfo').toSorted());
      const [call] = api.sent(details);
      expect(call?.credentials).toBe('include');
      expect(call?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
      expect(new Set(timeouts)).toEqual(new Set([bound('api.timeout')]));
      expect(localStorage.getItem(bound('storage.server'))).toBe(SERVER);
      document.cookie = `${bound('api.xsrf')}=; max-age=0`;
    });

    test.each([
      ['the message of the server', 'You are not on it.', 'You are not on it.'],
      ['a default where it has none', '', bound('error.serverDetails')],
    ])('that cannot be loaded is forgotten, with %s as a warning', async (_, message, shown) => {
      api.answer(details, () => refusal(403, message));
      const site = openOrders();
      expect((await findToast('warning')).textContent).toBe(shown);
      expect(site.state().discord).toMatchObject({ selectedServerId: null, serverDetails: null });
      expect(localStorage.getItem(bound('storage.server'))).toBeNull();
    });
  });

  describe('a 401', () => {
    const once = (...answers: (() => Response)[]) => {
      let next = 0;
      return () => answers[Math.min(next++, answers.length - 1)]?.() ?? refusal(500);
    };

    test('renews the token once and sends the call again', async () => {
      api.answer(
        details,
        once(
          () => refusal(401),
          () => success(serverDetails(SERVER)),
        ),
      );
      api.answer(bound('call.renew'), () => success(null));
      const site = openOrders();
      await waitFor(() => expect(site.state().discord.serverDetails).not.toBeNull());
      expect(api.sent(details)).toHaveLength(2);
      expect(api.sent(bound('call.renew')).map(({ body }) => body)).toEqual(['']);
    });

    test('leads to the unauthorized page when the renewal fails', async () => {
      api.answer(details, () => refusal(401));
      api.answer(bound('call.renew'), () => refusal(401));
      openOrders('?page=2');
      const here = encodeURIComponent('/dashboard/user-order?page=2');
      await waitFor(() =>
        expect(`${window.location.pathname}${window.location.search}`).toBe(
          `${bound('redirect.address')}${here}`,
        ),
      );
    });

    test('leads to the sign-in instead where the address has a referral', async () => {
      const departures = watchDepartures();
      api.answer(bound('call.authenticate'), () => refusal(401));
      api.answer(bound('call.renew'), () => refusal(401));
      openSite('user', `/dashboard?${bound('redirect.referral')}=friend`);
      await waitFor(() => expect(departures.length).toBeGreaterThan(0));
      expect(new URL(departures[0] ?? '').searchParams.get('scope')).not.toBeNull();
      expect(window.location.pathname).toBe('/dashboard');
    });
  });

  test.each([
    ['user', '/dashboard/ambassador-program', bound('call.referralDetails')],
    ['community', '/dashboard/edit-package/package-1', bound('call.package')],
  ] as const)('the %s site at %s makes its call', async (site, path, call) => {
    api.answer(bound('call.authenticate'), user(true, site === 'community', staff));
    openSite(site, path);
    const sent = call.replace('{id}', 'package-1');
    await waitFor(() => expect(api.sent(sent).length).toBeGreaterThan(0));
  });

  test('an order has the bound fields', async () => {
    const given = order('order-1', 'ENABLED', 2);
    api.answer(details, () => success(serverDetails(SERVER)));
    api.answer(bound('call.orders').replace('{serverId}', SERVER), () =>
      success({ [bound('answer.orders')]: [given] }),
    );
    const site = openOrders();
    await waitFor(() => expect(site.state().orders.orders).toHaveLength(1));
    const [read] = site.state().orders.orders;
    expect(keysOf(given)).toEqual(bound('order.fields').toSorted());
    expect(keysOf(given.package)).toEqual(keysOf(bound('order.package')));
    expect(keysOf(given.package.items[0])).toEqual(bound('order.package').items.toSorted());
    expect(read).toMatchObject(given);
  });
}

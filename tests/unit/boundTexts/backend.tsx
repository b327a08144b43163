import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bound } from './observed';
import { apiDocument, enumerations, openBackend, openSite, rpcAddresses } from './product';

const field = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner, name) => Reflect.get(Object(inner), name), value);
const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const list = field(value, ...path);
  return Array.isArray(list) ? list : [];
};

/** Every list of allowed values in the document, with the name of the property that has it. */
function enumsOf(value: unknown, name = ''): { name: string; values: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'enum' && Array.isArray(inner) ? [{ name, values: inner }] : enumsOf(inner, key),
  );
}

/** Modules, statuses, answers and enumerations: the embedded back end and the API document. */
export function backendTests() {
  const document = apiDocument();
  const enums = enumsOf(document);

  describe('with the embedded back end', () => {
    let backend: ReturnType<typeof openBackend>;
    beforeEach(() => {
      backend = openBackend();
    });
    afterEach(() => backend.close());

    test('the catalog names every module', async () => {
      backend.signInAsOwner();
      localStorage.setItem(bound('storage.server'), backend.serverId);
      openSite('community', '/dashboard/bots');
      const names = [
        ...bound('modules.moderation'),
        ...bound('modules.statistics'),
        ...bound('modules.verification'),
        ...bound('modules.alerts'),
        ...bound('modules.earning'),
      ].map((name) => name.toLowerCase());
      const main = screen.getByRole('main');
      const shown = () =>
        Array.from(main.querySelectorAll('h2, h3, h4'), ({ textContent }) =>
          textContent.toLowerCase(),
        );
      await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(names)));
    });

    test('all transactions show the bound statuses as badges', async () => {
      backend.signInAsMember();
      const path = '/api/users/me/transactions';
      const answer: unknown = await (await backend.send('GET', path)).json();
      const [sample] = listAt(answer, 'data', 'items');
      const statuses = bound('transactions.statuses');
      const items = statuses.map((status) => ({ ...Object(sample), id: status, status }));
      backend.server.use(
        http.get(`*${path}`, () =>
          HttpResponse.json({
            ...Object(answer),
            data: { ...Object(field(answer, 'data')), items, total: items.length },
          }),
        ),
      );
      openSite('user', '/dashboard/all-transactions');
      for (const status of statuses) {
        expect((await screen.findAllByText(status, { selector: '.badge' })).length).toBeGreaterThan(
          0,
        );
      }
    });

    test('the path that links an account on Twitter is on the profile, and is answered', async () => {
      backend.signInAsMember();
      const { status } = await backend.send('GET', bound('twitter.link'));
      expect({ status, isRedirect: status >= 300 && status < 400 }).toMatchObject({
        isRedirect: true,
      });
      openSite('user', '/dashboard/profile');
      const isThere = () =>
        screen
          .getAllByRole('link')
          .some((link) => link.getAttribute('href') === bound('twitter.link'));
      await waitFor(() => expect(isThere()).toBe(true));
    });

    test.each([...bound('calls.withBody'), ...bound('calls.withoutBody')])(
      '%s is answered in the envelope of the specification',
      async (call) => {
        backend.signInAsOwner();
        const [method = '', path = ''] = call.split(' ');
        const values = path
          .replace('{serverId}', backend.serverId)
          .replaceAll(/\{\w+\}/g, 'unknown');
        const answer = await backend.send(
          method,
          `${bound('api.base')}${values}`,
          ...(bound('calls.withBody').some((each) => each === call) ? [{}] : []),
        );
        const body: unknown = await answer.json();
        const names = Object.keys(Object(body));
        expect(names.toSorted()).toEqual(bound('api.envelope').toSorted());
      },
    );

    test('answers hold the bound fields', async () => {
      backend.signInAsOwner();
      const dataOf = async (call: string) => {
        const [method = '', path = ''] = call.split(' ');
        const filled = path.replace(/\{\w+\}/, backend.serverId);
        const answer = await backend.send(method, `${bound('api.base')}${filled}`);
        return field(await answer.json(), 'data');
      };
      const has = (value: unknown, keys: readonly string[]) =>
        expect(Object.keys(Object(value))).toEqual(expect.arrayContaining([...keys]));
      const session = await dataOf(bound('call.authenticate'));
      for (const [name, flags] of Object.entries(bound('answer.user'))) {
        has(field(session, name), flags);
      }
      has(await dataOf(bound('call.botInfo')), bound('discord.botInfo'));
      const details = field(
        await dataOf(bound('call.serverDetails')),
        bound('answer.serverDetails'),
      );
      has(details, bound('discord.serverDetails'));
      has(field(details, 'subscription'), bound('discord.subscription'));
      has(field(details, 'botServicesEnabled'), bound('discord.services'));
      const [order] = listAt(await dataOf(bound('call.orders')), bound('answer.orders'));
      has(order, bound('order.fields'));
      has(field(order, 'package'), Object.keys(bound('order.package')));
      has(listAt(order, 'package', 'items')[0], bound('order.package').items);
    });

    test('the items of packages have the ids of the modules', async () => {
      const answer = await backend.send('GET', `${bound('api.base')}/packages`);
      const packages = listAt(await answer.json(), 'data', 'items');
      const items = new Map(
        packages
          .flatMap((each) => listAt(each, 'items'))
          .map((item) => [field(item, 'id'), field(item, 'name')]),
      );
      for (const [module, id] of Object.entries(bound('enum.modules'))) {
        const name = items.get(String(id));
        expect(String(name).toUpperCase().replaceAll(' ', '_')).toBe(module);
      }
    });
  });

  describe('the document of the API', () => {
    test('has every call, with a body where the specification has one', () => {
      expect(field(document, 'servers', '0', 'url')).toBe(bound('api.base'));
      const bodies = (calls: readonly string[]) =>
        calls.map((call) => {
          const [method = '', path = ''] = call.split(' ');
          const operation = field(document, 'paths', path, method.toLowerCase());
          return { call, isThere: operation !== undefined, body: field(operation, 'requestBody') };
        });
      for (const { call, ...found } of bodies(bound('calls.withBody'))) {
        expect({ call, ...found }).toEqual({ call, isThere: true, body: expect.any(Object) });
      }
      for (const { call, ...found } of bodies(bound('calls.withoutBody'))) {
        expect({ call, ...found }).toEqual({ call, isThere: true, body: undefined });
      }
    });

    test('lists the bound statuses of orders and transactions, and the default flags', () => {
      const lists = [
        ['VERIFYING', Object.keys(bound('orders.colors'))],
        ['RECLAIMED_AFTER_FAILURE', bound('transactions.statuses')],
        ['NOT_DEFAULT', bound('enum.defaultFlag')],
      ] as const;
      for (const [sample, wanted] of lists) {
        const found = enums.filter(({ values }) => values.includes(sample));
        expect(found.length).toBeGreaterThan(0);
        for (const { values } of found) expect(new Set(values)).toEqual(new Set(wanted));
      }
    });

    test('has the match modes as the product does', () => {
      const { matchMode } = enumerations;
      expect(matchMode).toEqual(bound('enum.matchMode'));
      const found = enums.filter(({ name }) => name === 'match');
      expect(found.length).toBeGreaterThan(0);
      for (const { values } of found) expect(values).toEqual(Object.values(matchMode));
    });
  });

  test('social platforms have the bound ids', () => {
    expect(enumerations.socialPlatforms).toEqual(bound('enum.socialPlatforms'));
  });

  test('the address of the RPC service takes its key', async () => {
    vi.stubEnv('VITE_SOLANA_RPC_URL', `https://rpc.test/?api-key=${bound('rpc.key')}`);
    vi.stubEnv('VITE_SOLANA_RPC_KEY', 'secret');
    vi.resetModules();
    expect(await rpcAddresses()).toEqual(['https://rpc.test/?api-key=secret']);
    vi.unstubAllEnvs();
  });
}

// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { DeliveryDetail, Replay, Why } from '@/features/modules/post-history/delivery';
import { isRow } from '@/shared/api/lenient';
import { encodeBase58 } from '@/shared/solana/base58';
import { createClock } from '../../store/clock';
import { collections, tokens } from '../market/market';
import { eventsOf } from '../market/marketEvents';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import type { DeliveryRow } from './rows';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEPERS = collections[0]?.address ?? '';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    clock: createClock(0, () => NOON),
  });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const get = (path: string) => backend.send('GET', `/api/servers/srv-keep/${path}`);
const post = (path: string, body: unknown) =>
  backend.send('POST', `/api/servers/srv-keep/${path}`, body);
const dataOf = async <T>(answer: Promise<Response>) =>
  z.object({ data: z.custom<T>(isRow) }).parse(await (await answer).json()).data;
const list = (query = '') =>
  dataOf<{ items: DeliveryDetail[]; total: number }>(get(`post-history${query}`));
const rowsWhere = (isWanted: (row: DeliveryRow) => boolean): DeliveryRow[] =>
  backend.world.db.deliveries.filter((row) => row.serverId === 'srv-keep' && isWanted(row));
const anyRow = (isWanted: (row: DeliveryRow) => boolean): DeliveryRow => {
  const row = rowsWhere(isWanted).at(-1);
  if (!row) throw new Error('There is none.');
  return row;
};
const isFailed = ({ state, module }: DeliveryRow) => state === 'FAILED' && module === 'nft-sale';
const retry = (id: string) => post(`post-history/${id}/retry`, undefined);
const why = (signature: string, module = 'nft-sale') =>
  dataOf<Why>(post('post-history/checks', { module, signature }));
const settled = () => get('post-history?pageSize=1');
/** Time passes; a session does not outlive it. */
const pass = (ms: number) => {
  backend.world.clock.advance(ms);
  backend.signInAs('owner');
};

describe('the list', () => {
  test('is filtered by module, rule and state, newest first, in pages', async () => {
    const { items, total } = await list('?module=nft-sale&state=SENT,FAILED&pageSize=10');
    const rows = rowsWhere(({ module, state }) => module === 'nft-sale' && state !== 'SKIPPED');
    expect(total).toBe(rows.length);
    expect(items.map(({ id }) => id)).toEqual(
      rows
        .slice(-10)
        .map(({ id }) => id)
        .toReversed(),
    );
    const rule = items[0]?.ruleId ?? '';
    const ofRule = await list(`?module=nft-sale&rule=${rule}`);
    expect(ofRule.total).toBe(rowsWhere(({ ruleId }) => ruleId === rule).length);
  });

  test('is filtered by time and search', async () => {
    const since = new Date(NOON - DAY).toISOString();
    const { total } = await list(`?since=${since}`);
    expect(total).toBe(rowsWhere(({ at }) => at >= NOON - DAY).length);
    expect((await list('?search=no such thing')).total).toBe(0);
  });

  test.each(['?state=MAYBE', '?since=yesterday', '?pageSize=1000'])('refuses %s', async (query) => {
    expect((await get(`post-history${query}`)).status).toBe(400);
  });

  test('has no details of an unknown delivery', async () => {
    expect((await get('post-history/dlv-none')).status).toBe(404);
  });
});

describe('deliveries', () => {
  test('are not repeated by a second read, and include everything due in between', async () => {
    await settled();
    const before = rowsWhere(() => true).length;
    await settled();
    expect(rowsWhere(() => true)).toHaveLength(before);
    pass(DAY);
    await settled();
    const rows = rowsWhere(() => true);
    const keys = rows.map(({ module, ruleId, key }) => `${module} ${ruleId ?? ''} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.filter(({ at }) => at > NOON).map(({ module }) => module)).toContain(
      'schedule-message',
    );
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b));
  });

  test('are not made for a module or rule that is off', async () => {
    for (const row of backend.world.db.modules) {
      if (row.slug === 'nft-sale') row.enabled = false;
      for (const rule of row.rules) if (row.slug === 'nft-listing') rule.enabled = false;
    }
    await settled();
    expect(rowsWhere(({ module }) => module === 'nft-sale' || module === 'nft-listing')).toEqual(
      [],
    );
  });

  test('pause after the package ends, and say so', async () => {
    const row = backend.world.db.orders.find(
      ({ serverId, status }) => serverId === 'srv-keep' && status === 'ENABLED',
    );
    if (!row) throw new Error('The seed has no order in force.');
    await settled();
    row.expiresAt = NOON + HOUR;
    pass(3 * DAY);
    await settled();
    const later = rowsWhere(({ at, kind }) => at > NOON + HOUR && kind !== 'REFRESH');
    expect(new Set(later.map(({ reason }) => reason))).toEqual(new Set(['PAUSED']));
  });

  test('fail once with Discord’s error where the bot cannot post', async () => {
    await settled();
    const { attempts, why: text } = anyRow(isFailed);
    expect(attempts).toMatchObject([{ code: 50_013 }]);
    expect(text).toBe(
      'The bot can’t post in #rules. Give it “View Channel” and “Send Messages” there.',
    );
  });

  test('fail after three attempts while Discord is down', async () => {
    await settled();
    await backend.send('PUT', '/__mock/discord', { isDown: true });
    pass(2 * DAY);
    await settled();
    const row = anyRow(({ state, module }) => state === 'FAILED' && module === 'schedule-message');
    expect(row.attempts.map(({ code }) => code)).toEqual([503, 503, 503]);
    await backend.send('PUT', '/__mock/discord', { isDown: false });
    expect((await retry(row.id)).status).toBe(200);
    expect(row).toMatchObject({ state: 'SENT', why: null });
    expect(row.attempts).toHaveLength(4);
  });

  test('due before a rule change follow the earlier rule', async () => {
    await settled();
    pass(2 * DAY);
    const rule = backend.world.db.modules
      .find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'nft-sale')
      ?.rules.at(0);
    const values = { ...rule?.values, minPrice: '999' };
    const answer = await dataOf<{ rules: { id: string; values: object }[] }>(
      get('modules/nft-sale/rules'),
    );
    const whole = answer.rules.find(({ id }) => id === rule?.id)?.values;
    const saved = await backend.send(
      'PUT',
      `/api/servers/srv-keep/modules/nft-sale/rules/${rule?.id ?? ''}`,
      {
        version: rule?.version,
        enabled: true,
        values: { ...whole, ...values },
      },
    );
    expect(saved.status).toBe(200);
    const between = rowsWhere(({ ruleId, at }) => ruleId === rule?.id && at > NOON);
    expect(between.map(({ filter }) => filter)).not.toContain('minPrice');
    expect(between.length).toBeGreaterThan(0);
  });

  test('of alerts in the last 24 hours are counted in the overview, without refreshes', async () => {
    const { alertsSent24h } = await dataOf<{ alertsSent24h: number }>(
      backend.send('GET', '/api/discord/servers/srv-keep/stats'),
    );
    const alerts = ['nft-sale', 'nft-listing', 'token-price'];
    const sent = rowsWhere(
      ({ module, state, kind, at }) =>
        alerts.includes(module) && state === 'SENT' && kind !== 'REFRESH' && at > NOON - DAY,
    );
    expect(alertsSent24h).toBe(sent.length);
  });
});

describe('a retry', () => {
  test('goes where the rule posts now, and is refused once sent', async () => {
    await settled();
    const row = anyRow(isFailed);
    const failed = await dataOf<{ delivery: DeliveryDetail }>(retry(row.id));
    expect(failed.delivery).toMatchObject({ state: 'FAILED', attemptCount: 2 });
    await backend.send('PUT', '/__mock/channels', {
      serverId: 'srv-keep',
      name: 'rules',
      botCanPost: true,
    });
    const sent = await dataOf<{ delivery: DeliveryDetail }>(retry(row.id));
    expect(sent.delivery).toMatchObject({ state: 'SENT', attemptCount: 3, why: null });
    expect(sent.delivery.messageUrl).toContain('https://discord.com/channels/');
    expect((await retry(row.id)).status).toBe(409);
  });

  test('in a deleted channel fails with that reason', async () => {
    await settled();
    await backend.send('PUT', '/__mock/channels', {
      serverId: 'srv-keep',
      name: 'rules',
      isDeleted: true,
    });
    const { delivery } = await dataOf<{ delivery: DeliveryDetail }>(retry(anyRow(isFailed).id));
    expect(delivery.attempts.at(-1)).toMatchObject({ code: 10_003 });
  });

  test('is refused to viewers', async () => {
    await settled();
    const { id } = anyRow(isFailed);
    const guild = backend.world.db.guilds.find((row) => row.id === 'srv-keep');
    if (guild) guild.managerIds = [];
    backend.world.db.access = [
      { serverId: 'srv-keep', userId: 'usr-owner', roleId: null, role: 'viewer' },
    ];
    expect((await retry(id)).status).toBe(403);
    expect((await get(`post-history/${id}`)).status).toBe(200);
  });
});

describe('a check of a transaction', () => {
  test('has the outcome and the result of each filter', async () => {
    await settled();
    const sent = anyRow(({ state, module }) => state === 'SENT' && module === 'nft-sale');
    const { rules } = await why(sent.signature ?? '');
    const own = rules.find(({ id }) => id === sent.ruleId);
    expect(own).toMatchObject({ fate: 'SENT', wouldPost: true, deliveryId: sent.id });
    const others = rules.filter(({ id }) => id !== sent.ruleId);
    expect(others.map(({ fate }) => fate)).toEqual(others.map(() => 'OTHER'));
    expect(others[0]?.filters[0]).toMatchObject({
      id: 'collection',
      met: false,
      have: 'Keepers of the Tower',
    });
  });

  test('names the filter that skipped a post', async () => {
    await settled();
    const row = anyRow(({ reason, filter }) => reason === 'FILTER' && filter === 'minPrice');
    const own = (await why(row.signature ?? '')).rules.find(({ id }) => id === row.ruleId);
    expect(own).toMatchObject({ fate: 'SKIPPED', wouldPost: false, obstacle: row.why });
    expect(own?.filters.find(({ id }) => id === 'minPrice')).toMatchObject({
      met: false,
      need: 'at least 10 SOL',
    });
  });

  test('explains unrelated transactions, and finds no event for unknown signatures', async () => {
    const [listing] = eventsOf('LISTING', KEEPERS, NOON - 5 * DAY, NOON);
    expect(await why(listing?.signature ?? '')).toMatchObject({
      event: { kind: 'LISTING' },
      note: 'NFT sales alert doesn’t track this kind of transaction.',
      rules: [],
    });
    expect((await why(encodeBase58(new Uint8Array(64).fill(7)))).event).toBeNull();
    const [ahead] = eventsOf('SALE', KEEPERS, NOON, NOON + 5 * DAY);
    expect((await why(ahead?.signature ?? '')).event).toBeNull();
  });

  test('without a matching rule says so', async () => {
    const [sale] = eventsOf('SALE', collections[2]?.address ?? '', NOON - 5 * DAY, NOON);
    expect((await why(sale?.signature ?? '')).note).toBe('No rule applies to this transaction.');
  });

  test('marks a rule that was made later', async () => {
    await settled();
    const sent = anyRow(({ state, module }) => state === 'SENT' && module === 'nft-sale');
    const rules = backend.world.db.modules.find(
      ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'nft-sale',
    )?.rules;
    const rule = rules?.find(({ id }) => id === sent.ruleId);
    if (rule) rules?.push({ ...rule, id: 'rule-new', createdAt: NOON });
    const own = (await why(sent.signature ?? '')).rules.find(({ id }) => id === 'rule-new');
    expect(own).toMatchObject({ fate: 'MADE_LATER', wouldPost: true, deliveryId: null });
  });

  test.each(['', 'abc', '1'.repeat(88), tokens[0]?.mint ?? '', `${'5'.repeat(60)}0OIl`])(
    'refuses %j at the field',
    async (signature) => {
      const answer = await post('post-history/checks', { module: 'nft-sale', signature });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'signature' }] } });
    },
  );
});

describe('a replay', () => {
  const RULE = 'rule-srv-keep-nft-sale-1';
  const sale = () => eventsOf('SALE', KEEPERS, NOON - 5 * DAY, NOON)[0]?.signature ?? '';
  const replay = (more: object) =>
    post('post-history/replays', {
      module: 'nft-sale',
      ruleId: RULE,
      signature: sale(),
      channelId: null,
      ...more,
    });
  const channel = (name: string) =>
    backend.world.db.guilds
      .find(({ id }) => id === 'srv-keep')
      ?.channels.find((row) => row.name === name)?.id;

  test('shows the post, and posts nothing without a channel', async () => {
    const { posted, messageUrl } = await dataOf<Replay>(replay({}));
    expect(messageUrl).toBeNull();
    expect(posted.variables.find(({ name }) => name === 'nft.name')?.sample).toContain(
      'Keepers of the Tower #',
    );
  });

  test('posts to the chosen channel, and not again within ten seconds', async () => {
    const { channelName, messageUrl } = await dataOf<Replay>(replay({ channelId: channel('gm') }));
    expect(channelName).toBe('gm');
    expect(messageUrl).not.toBeNull();
    expect((await replay({ channelId: channel('gm') })).status).toBe(429);
  });

  test('to a channel the bot cannot post in is refused', async () => {
    expect((await replay({ channelId: channel('rules') })).status).toBe(422);
  });

  test('accepts unsaved values, and refuses invalid values', async () => {
    const answer = await dataOf<{ rules: { id: string; values: object }[] }>(
      get('modules/nft-sale/rules'),
    );
    const values = answer.rules.find(({ id }) => id === RULE)?.values;
    const message = { content: 'Sold: {nft.name}', embeds: [], buttons: [] };
    const { posted } = await dataOf<Replay>(replay({ values: { ...values, message } }));
    expect(posted.message?.content).toBe('Sold: {nft.name}');
    expect((await replay({ values: { ...values, name: '' } })).status).toBe(400);
  });

  test('includes the NFT’s picture, rank and links', async () => {
    const { posted } = await dataOf<Replay>(replay({}));
    const told = new Map(posted.variables?.map(({ name, sample }) => [name, sample]));
    expect(told.get('nft.image')).toMatch(/collections\/.*\.svg$/);
    expect(told.get('nft.rarity')).toMatch(/^top \d+\.\d%$/);
    for (const name of ['item.link', 'tx.link', 'marketplace.link']) {
      expect(told.get(name)).toMatch(/^https:\/\//);
    }
  });

  test('of another collection is refused at the signature', async () => {
    const other = eventsOf('SALE', collections[1]?.address ?? '', NOON - 5 * DAY, NOON)[0];
    const answer = await replay({ signature: other?.signature });
    expect(await answer.json()).toMatchObject({
      data: {
        errors: [
          {
            path: 'signature',
            message:
              'This transaction doesn’t match. Collection: Moat Monsters. Required: Keepers of the Tower.',
          },
        ],
      },
    });
  });
});

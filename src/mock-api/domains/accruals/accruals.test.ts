// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  accrualLinesSchema,
  accrualRunsSchema,
  earningSchema,
  estimateSchema,
} from '@/features/earning/accruals/accrual';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { collections } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { messagesOfADay } from '../activity-earning/chatEstimate';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BASE = '/api/servers/srv-keep';
const WALLET = 'So11111111111111111111111111111111111111112';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const read = async <T>(data: z.ZodMiniType<T>, path: string, body?: unknown) => {
  const answer = await backend.send(body === undefined ? 'GET' : 'POST', path, body);
  return z.object({ data }).parse(await answer.json()).data;
};
const earning = (section = 'hold-to-earn') =>
  read(earningSchema, `/api/earning/${section}/solana-keep`);
/** The session of before has run out by then. */
const later = (ms: number, who: 'member' | 'owner' = 'member') => {
  backend.world.clock.advance(ms);
  backend.signInAs(who);
};

const ruleOf = (slug: string) => {
  const row = backend.world.db.modules.find(
    (each) => each.serverId === 'srv-keep' && each.slug === slug,
  );
  const rule = row?.rules[0];
  if (!row || !rule) throw new Error(`The seed has no rule of ${slug}.`);
  return rule;
};
/** Changes a rule of the seed as if it had been so from the start. */
const changed = (slug: string, values: Values) => {
  const rule = ruleOf(slug);
  rule.values = { ...rule.values, ...values };
  return rule;
};
/** The member persona holds so many Keepers since long ago. */
function holding(pieces: number) {
  const { db, clock } = backend.world;
  const since = clock.now() - 90 * DAY;
  db.linkedWallets.push({
    id: 'wal-1',
    userId: 'usr-member',
    address: WALLET,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: since,
  });
  db.holdings.push({
    wallet: WALLET,
    asset: collections[0]?.address ?? '',
    amount: String(pieces),
    since,
  });
}
const paidTo = (module: number) =>
  backend.world.db.points
    .filter((row) => row.userId === 'usr-member' && row.module === module)
    .reduce((sum, { points }) => sum + points, 0);

describe('hold to earn', () => {
  test('a member without a linked wallet earns nothing, and sees why and how to fix it', async () => {
    const { rules } = await earning();
    expect(rules).toMatchObject([
      { title: 'Keepers daily', next: null, fix: { path: '/dashboard/profile/wallets' } },
    ]);
    expect(rules[0]?.why).toContain('You haven’t linked a wallet');
  });

  test('finished periods are paid once, even with several reads at the same time', async () => {
    holding(3);
    await Promise.all([earning(), earning(), earning()]);
    expect(paidTo(22)).toBe(6 * 15);
    later(2 * DAY);
    await Promise.all([earning(), earning()]);
    expect(paidTo(22)).toBe(8 * 15);
  });

  test('the next payout shown is paid at the time shown', async () => {
    holding(4);
    const [rule] = (await earning()).rules;
    expect(rule?.next).toBe(20);
    const before = paidTo(22);
    later(Date.parse(rule?.nextAt ?? '') - backend.world.clock.now());
    await earning();
    expect(paidTo(22) - before).toBe(rule?.next);
  });

  test('a program that is off pays nothing for that time', async () => {
    holding(1);
    await earning();
    const before = paidTo(22);
    ruleOf('hold-to-earn').enabled = false;
    later(3 * DAY);
    await earning();
    ruleOf('hold-to-earn').enabled = true;
    await earning();
    expect(paidTo(22)).toBe(before);
    later(DAY);
    await earning();
    expect(paidTo(22) - before).toBe(5);
  });

  test('a budget that runs short pauses the program where set so, and notifies the owner', async () => {
    changed('hold-to-earn', { budgetPeriod: '1', onEmpty: 'PAUSE' });
    await earning();
    expect(ruleOf('hold-to-earn').enabled).toBe(false);
    expect(backend.world.db.notifications.map(({ title }) => title)).toContain(
      '“Keepers daily” is paused',
    );
    expect(
      backend.world.db.accrualRuns.filter(({ module }) => module === 'hold-to-earn'),
    ).toHaveLength(1);
  });

  test('owners see each payout with all its lines', async () => {
    holding(2);
    backend.signInAs('owner');
    const runs = await read(accrualRunsSchema, `${BASE}/accrual-runs?module=hold-to-earn`);
    expect(runs.total).toBe(6);
    const [run] = runs.items;
    const lines = await read(
      accrualLinesSchema,
      `${BASE}/accrual-runs/${run?.id ?? ''}/lines?pageSize=100`,
    );
    expect(lines.total).toBe(run?.members);
    expect(lines.items.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(run?.points);
    expect(lines.items.find(({ id }) => id === 'usr-member')).toMatchObject({
      counted: '2 units held',
      points: 10,
    });
    expect(run?.skipped.map(({ why }) => why)).toContain('No linked wallet');
  });

  test('an estimate matches the later payout', async () => {
    holding(7);
    const rule = changed('hold-to-earn', { rate: '1.5', hasCap: true, cap: '10' });
    await earning();
    const before = paidTo(22);
    backend.signInAs('owner');
    const values = completeValues(hold.fields, rule.values);
    const told = await read(estimateSchema, `${BASE}/accruals/estimate`, {
      module: 'hold-to-earn',
      ruleId: rule.id,
      values,
      units: 7,
    });
    expect(told.cases.find(({ units }) => units === 3)?.sentence).toBe(
      'A member who holds 3 NFTs would earn 4 points a day.',
    );
    later(DAY);
    await earning();
    expect(paidTo(22) - before).toBe(told.cases.find(({ units }) => units === 7)?.points);
  });

  test('an estimate needs no channel, and still needs the amounts', async () => {
    const values = completeValues(hold.fields, changed('hold-to-earn', {}).values);
    backend.signInAs('owner');
    const ask = async (change: object) =>
      backend.send('POST', `${BASE}/accruals/estimate`, {
        module: 'hold-to-earn',
        values: { ...values, channelId: '', ...change },
      });
    expect((await ask({})).status).toBe(200);
    const refused = await ask({ rate: '' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ data: { errors: [{ path: 'rate' }] } });
  });

  test('unsaved values can be estimated even if a rule of that name exists', async () => {
    const rule = changed('hold-to-earn', {});
    backend.signInAs('owner');
    const values = completeValues(hold.fields, rule.values);
    const sent = { module: 'hold-to-earn', values };
    const answer = await backend.send('POST', `${BASE}/accruals/estimate`, sent);
    expect(answer.status).toBe(200);
  });

  test('members see the SOL they will get, and why a payment waits', async () => {
    holding(2);
    changed('hold-to-earn', { rewardKind: 'SOL', rate: '0.25', description: 'For our Keepers.' });
    const [rule] = (await earning()).rules;
    expect(rule).toMatchObject({ next: null, nextAmount: '0.5 SOL', limit: null });
    expect(rule?.pays).toBe('SOL a day: 0.25 per unit.');
    expect(rule?.details).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'About', value: 'For our Keepers.' }),
        expect.objectContaining({
          label: 'Waiting',
          value: '3 SOL: the server’s ledger wallet can’t cover it yet',
        }),
      ]),
    );
    expect(paidTo(22)).toBe(0);
  });

  test('a multiplier raises chat earnings and says so', async () => {
    holding(1);
    changed('chat-to-earn', { minAmount: 7, spread: 0 });
    changed('hold-to-earn', { rewardKind: 'MULTIPLIER', rewardMultiplier: 3 });
    const [rule] = (await earning()).rules;
    expect(rule?.pays).toBe('3 times as much from chat and X posts. Checked once a day.');
    const { db, clock } = backend.world;
    const general = db.guilds
      .find(({ id }) => id === 'srv-keep')
      ?.channels.find(({ name }) => name === 'general');
    db.activity.push({
      serverId: 'srv-keep',
      userId: 'usr-member',
      channelId: general?.id ?? '',
      kind: 'MESSAGE',
      at: clock.now(),
      amount: 1,
      messageId: 'm1',
      text: 'Good morning to everyone here',
    });
    later(HOUR);
    await earning('engage-to-earn');
    expect(paidTo(23)).toBe(21);
  });

  test('invalid values are refused field by field', async () => {
    backend.signInAs('owner');
    const answer = await backend.send('POST', `${BASE}/accruals/estimate`, {
      module: 'hold-to-earn',
      values: { name: '' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'cadence' })]) },
    });
  });
});

describe('engage to earn', () => {
  const write = (messages: { at: number; id: string; text: string }[], channel = 'general') => {
    const channelId =
      backend.world.db.guilds
        .find(({ id }) => id === 'srv-keep')
        ?.channels.find(({ name }) => name === channel)?.id ?? '';
    for (const { at, id, text } of messages)
      backend.world.db.activity.push({
        serverId: 'srv-keep',
        userId: 'usr-member',
        channelId,
        kind: 'MESSAGE',
        at,
        amount: 1,
        messageId: id,
        text,
      });
  };

  test('an hour is paid once when it is over, and skipped messages have their reason', async () => {
    await earning('engage-to-earn');
    const now = backend.world.clock.now();
    write([
      { at: now, id: 'm1', text: 'Good morning to everyone here' },
      { at: now + 1, id: 'm2', text: 'A second one that comes too soon' },
      { at: now + 2, id: 'm3', text: 'gm' },
    ]);
    later(3);
    expect((await earning('engage-to-earn')).rules[0]).toMatchObject({
      counted: '1 message this hour',
    });
    expect(paidTo(23)).toBe(0);
    later(HOUR);
    await Promise.all([earning('engage-to-earn'), earning('engage-to-earn')]);
    const paid = paidTo(23);
    expect(paid).toBeGreaterThanOrEqual(15);
    expect(paid).toBeLessThanOrEqual(25);
    const run = backend.world.db.accrualRuns.findLast(({ module }) => module === 'chat-to-earn');
    expect(run?.skipped).toMatchObject({ PAUSE: 1, SHORT: 1 });
  });

  test('an estimate of a day of messages matches that day’s payout', async () => {
    const rule = changed('chat-to-earn', {
      minAmount: 7,
      spread: 0,
      diminishingAfter: 20,
      diminishingPercent: 30,
    });
    const values = completeValues(chat.fields, rule.values);
    const tomorrow = Math.ceil(backend.world.clock.now() / DAY) * DAY;
    later(tomorrow - backend.world.clock.now());
    backend.signInAs('owner');
    const told = await read(estimateSchema, `${BASE}/accruals/estimate`, {
      module: 'chat-to-earn',
      ruleId: rule.id,
      values,
      units: 47,
    });
    write(messagesOfADay(chat.read(values), 47, tomorrow));
    later(DAY, 'owner');
    await backend.send('GET', `${BASE}/accrual-runs`);
    expect(paidTo(23)).toBe(told.cases.find(({ units }) => units === 47)?.points);
    expect(paidTo(23)).toBeGreaterThan(0);
  });

  test('a rule for XP shows and estimates XP, with the member’s level', async () => {
    const rule = changed('chat-to-earn', { pays: 'XP', spread: 0, hasDrops: true });
    backend.world.db.xp = [];
    await earning('engage-to-earn');
    write([{ at: backend.world.clock.now(), id: 'm1', text: 'Good morning, castle' }]);
    later(1);
    const { rules } = await earning('engage-to-earn');
    expect(rules.find(({ id }) => id === rule.id)).toMatchObject({
      pays: '15 XP per message. Cooldown: 60 seconds.',
      next: null,
      nextAmount: '15 XP',
      details: [
        { label: 'Minimum length', value: '5 characters' },
        { label: 'Drops', value: '100 more for 0.5% of messages' },
        { label: 'Your level', value: '0, 100 XP to the next' },
      ],
    });
    backend.signInAs('owner');
    const told = await read(estimateSchema, `${BASE}/accruals/estimate`, {
      module: 'chat-to-earn',
      ruleId: rule.id,
      values: completeValues(chat.fields, rule.values),
    });
    expect(told.cases[0]?.sentence).toBe(
      'A member who writes 10 messages a day would earn 150 XP.',
    );
    expect(told.notes).toContain('Drops are extra: about 1 in 200 messages earns 100 XP more.');
  });

  test('owners see amounts counted in XP as XP', async () => {
    changed('chat-to-earn', { pays: 'XP', spread: 0 });
    await earning('engage-to-earn');
    write([{ at: backend.world.clock.now(), id: 'm1', text: 'Good morning, castle' }]);
    later(HOUR, 'owner');
    const runs = await read(accrualRunsSchema, `${BASE}/accrual-runs?module=chat-to-earn`);
    expect(runs.items[0]).toMatchObject({ amount: '15 XP', points: 0, members: 1 });
    expect(paidTo(23)).toBe(0);
  });
});

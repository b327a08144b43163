// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import { unlockPoints } from '../claims/lines';
import { offerFor } from '../claims/offer';
import { change } from '../../testing/claims';
import { createClock } from '../../store/clock';
import { reserve } from '../payouts/payouts';
import { effectOf, entriesOf, totalsOf } from '../point-balances/sums';
import { balanceEarning } from './balanceWords';
import { createTestBackend } from '../../hosts/vitest/testServer';
import { payActivity } from '../activity-earning/engage';
import { createEngageCases, MEMBER, NOON, NOW, OTHER, type Happened } from '../../testing/engage';
import { weekEnds } from './expiry';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = NOON - 12 * HOUR;

let now = NOON;
const cases = createEngageCases(createClock(0, () => now));
const { world, guild } = cases;
const { db } = world;

beforeEach(() => {
  now = NOON;
  db.claims = [];
  db.payouts = [];
});

const begin = (values: Values, happened: Happened) =>
  cases.prepare(completeValues(engage.fields, values), happened);
const looked = (at: number) => {
  now = at;
  cases.settle();
};
const own = () => entriesOf(world, guild.id, MEMBER, 23);
const balance = () => totalsOf(own(), now).available;
const expired = () =>
  own()
    .filter(({ type }) => type === 'EXPIRE')
    .map(({ at, points }) => ({ at, points }));

describe('a week without activity', () => {
  test('takes its part once, however often the server is read', () => {
    begin({ decay: 7 }, { points: [{ points: 999 }], since: MONDAY - HOUR });
    looked(NOON);
    looked(NOON);
    looked(NOON + HOUR);
    expect(expired()).toEqual([{ at: MONDAY, points: 69 }]);
  });

  test('compounds over the weeks, also when several are caught up at once', () => {
    begin({ decay: 50 }, { points: [{ points: 1000 }], since: NOON });
    looked(NOON + 21 * DAY);
    expect(expired().map(({ points }) => points)).toEqual([500, 250, 125]);
    expect(balance()).toBe(125);
  });

  test('takes nothing from a member who was active in it', () => {
    begin(
      { decay: 50, sources: ['CHAT'] },
      {
        points: [{ points: 1000 }],
        activity: [{ at: MONDAY - DAY, text: 'Hello' }],
        since: MONDAY - HOUR,
      },
    );
    looked(NOON);
    expect(expired()).toEqual([]);
  });

  test('leaves points locked for a claim', () => {
    begin(
      { decay: 100 },
      {
        points: [{ points: 1000 }, { points: 400, type: 'CLAIM_LOCK' }],
        since: MONDAY - HOUR,
      },
    );
    looked(NOON);
    expect(expired()).toEqual([{ at: MONDAY, points: 600 }]);
  });

  test('counts its points before decay, and plays games with the balance left', () => {
    const round = { game: 'COIN_FLIP', bet: 50, isRight: false, together: null };
    begin(
      { decay: 50 },
      {
        points: [{ points: 80 }],
        activity: [{ kind: 'GAME', at: MONDAY + HOUR, round }],
        since: MONDAY - HOUR,
      },
    );
    looked(NOON);
    expect(balance()).toBe(40);
    expect(db.accrualRuns.map(({ skipped }) => skipped)).toContainEqual({ FUNDS: 1 });
  });

  test('that began before the settings applied takes nothing', () => {
    begin({ decay: 50 }, { points: [{ points: 1000 }], since: MONDAY - HOUR });
    for (const row of db.accruals) row.startedAt = MONDAY - DAY;
    looked(NOON);
    expect(expired()).toEqual([]);
  });
});

test('weeks end on Mondays', () => {
  expect(weekEnds(MONDAY - 1, MONDAY + 7 * DAY)).toEqual([MONDAY, MONDAY + 7 * DAY]);
  expect(weekEnds(MONDAY, MONDAY + 7 * DAY - 1)).toEqual([]);
});

describe('a member who leaves', () => {
  const blank = {
    at: NOON,
    serverId: guild.id,
    userId: MEMBER,
    module: 23,
    label: '',
    ref: null,
  };
  const leaves = { points: [{ points: 1000 }], member: { leftAt: NOW } };

  test('loses the balance once, at that moment', () => {
    begin({ onLeave: 'RESET' }, leaves);
    looked(NOON);
    looked(NOON + DAY);
    expect(expired()).toEqual([{ at: NOW, points: 1000 }]);
  });

  test('does not regain the balance by rejoining, and keeps points earned afterwards', () => {
    begin({ onLeave: 'RESET', minServerAge: 0, sources: ['CHAT'] }, leaves);
    looked(NOON);
    const row = db.members.find(({ userId }) => userId === MEMBER);
    Object.assign(row ?? {}, { joinedAt: NOON, leftAt: null });
    db.activity.push({
      serverId: guild.id,
      userId: MEMBER,
      channelId: guild.channels[0]?.id ?? '',
      kind: 'MESSAGE',
      at: NOON + 1,
      amount: 1,
      messageId: 'back',
      text: 'Back again',
    });
    looked(NOON + 2 * HOUR);
    expect(balance()).toBe(10);
  });

  test('keeps the balance where the team has not set a reset', () => {
    begin({}, leaves);
    looked(NOON);
    // A later change does not reach back.
    const row = db.modules.find(
      ({ slug, serverId }) => slug === engage.slug && serverId === guild.id,
    );
    Object.assign(row ?? {}, {
      values: completeValues(engage.fields, { onLeave: 'RESET' }),
      version: 2,
      updatedAt: NOON,
    });
    looked(NOON + DAY);
    expect(expired()).toEqual([]);
  });

  test('leaves other members’ points and points of other ways to earn untouched', () => {
    begin({ onLeave: 'RESET' }, leaves);
    const more = { ...blank, at: NOW - DAY, type: 'EARN' as const, points: 5 };
    db.points.push({ ...more, id: 'other', userId: OTHER }, { ...more, id: 'quest', module: 24 });
    looked(NOON);
    expect(totalsOf(entriesOf(world, guild.id, OTHER), now).available).toBe(5);
    expect(totalsOf(entriesOf(world, guild.id, MEMBER, 24), now).available).toBe(5);
  });

  /** A claim of 400 points that waits for the team. */
  function claimed() {
    const id = 'clm-1';
    const payout = reserve(world, {
      serverId: guild.id,
      userId: MEMBER,
      address: 'wallet',
      mint: null,
      amount: 1n,
      label: '',
      ref: id,
      claimId: id,
      isWaiting: true,
    });
    const claim = { id, key: id, serverId: guild.id, userId: MEMBER, module: 23, points: 400 };
    db.claims.push({ ...claim, at: NOW - HOUR, payoutId: payout.id });
    return payout;
  }
  const locked = [{ points: 1000 }, { points: 400, type: 'CLAIM_LOCK' as const, ref: 'clm-1' }];

  test('loses the points a pending claim returns, once', () => {
    begin({ onLeave: 'RESET' }, { ...leaves, points: locked });
    const payout = claimed();
    looked(NOON);
    expect(expired()).toEqual([{ at: NOW, points: 600 }]);
    now = NOON + HOUR;
    unlockPoints(world, payout);
    looked(NOON + 2 * HOUR);
    expect(expired().map(({ points }) => points)).toEqual([600, 400]);
    expect(totalsOf(own(), now)).toMatchObject({ available: 0, locked: 0, expired: 1000 });
  });

  test('loses balance and returned points where a claim failed before the first read', () => {
    begin({ onLeave: 'RESET' }, { ...leaves, points: locked });
    unlockPoints(world, claimed());
    looked(NOON);
    expect(expired()).toEqual([
      { at: NOW, points: 600 },
      { at: NOON, points: 400 },
    ]);
    let sum = 0;
    for (const line of own()) {
      sum += effectOf(line);
      expect(sum).toBeGreaterThanOrEqual(0);
    }
  });

  test('gets points of a claim made after rejoining back when it fails', () => {
    begin({ onLeave: 'RESET' }, { member: { leftAt: NOW - 2 * HOUR }, since: NOW - 3 * HOUR });
    looked(NOON);
    db.points.push(
      { ...blank, id: 'a', type: 'EARN', points: 400 },
      { ...blank, id: 'b', type: 'CLAIM_LOCK', points: 400 },
    );
    unlockPoints(world, claimed());
    expect(balance()).toBe(400);
  });
});

test('a ban takes the balance even where leaving keeps it', () => {
  begin({}, { points: [{ points: 1000 }], member: { leftAt: NOW, removal: 'BANNED' } });
  looked(NOON);
  expect(own().at(-1)).toMatchObject({ type: 'EXPIRE', label: 'Lost after a ban' });
  expect(balance()).toBe(0);
});

describe('a minimum balance', () => {
  const offered = async (values: Values, points: number) => {
    begin(values, { points: [{ points }] });
    change(world, guild.id, { mint: null, least: 50, isOn: true });
    return offerFor({ world, guild, userId: MEMBER, module: 23 });
  };

  test('cannot be claimed, and the offer says so', async () => {
    const offer = await offered({ minBalance: '19.5' }, 60);
    expect(offer).toMatchObject({ state: 'TOO_FEW', claimable: 0, kept: 20 });
    expect(offer.message).toBe(
      'The minimum claim is 50 points. You have 60, and 20 must stay in your balance.',
    );
  });

  test('does not apply while Engage to earn is off', async () => {
    begin({ minBalance: '20' }, { points: [{ points: 40 }] });
    const row = db.modules.find(
      ({ slug, serverId }) => slug === engage.slug && serverId === guild.id,
    );
    Object.assign(row ?? {}, { enabled: false });
    const offer = await offerFor({ world, guild, userId: MEMBER, module: 23 });
    expect(offer.kept).toBe(0);
  });
});

describe('members', () => {
  test('can read the rules for their balance', () => {
    begin(
      { minBalance: '20', hasMaxBalance: true, maxBalance: '500', decay: 5, onLeave: 'RESET' },
      { points: [{ points: 60 }, { points: 10, type: 'CLAIM_LOCK' }] },
    );
    expect(balanceEarning({ world, guild, userId: MEMBER })).toMatchObject([
      {
        title: 'Limits on your points',
        counted: '50 points',
        limit: { label: 'Balance', used: 60, most: 500 },
        details: [
          { label: 'Minimum balance after games and claims', value: '20 points' },
          { label: 'Lost after a week without activity', value: '5% of your balance' },
          { label: 'You lose your balance after', value: 'leaving the server, a ban' },
        ],
      },
    ]);
  });
});

test('a member who leaves and rejoins between two reads has lost the balance', async () => {
  const backend = createTestBackend();
  const { db } = backend.world;
  const row = db.modules.find((each) => each.serverId === 'srv-keep' && each.slug === engage.slug);
  Object.assign(row ?? {}, { values: { ...row?.values, onLeave: 'RESET' } });
  backend.signInAs('member');
  await backend.send('GET', '/api/earning/engage-to-earn/solana-keep');
  db.points.push({
    id: 'mine',
    at: backend.world.clock.now(),
    serverId: 'srv-keep',
    userId: MEMBER,
    module: 23,
    type: 'EARN',
    points: 40,
    label: '',
    ref: null,
  });
  const invite = db.questInvites.find(({ serverId }) => serverId === 'srv-keep');
  const code = invite?.code ?? 'new';
  if (!invite) db.questInvites.push({ code, serverId: 'srv-keep', questId: 'q', userId: OTHER });
  backend.world.clock.advance(1);
  await backend.send('POST', '/__mock/members/leave', { serverId: 'srv-keep', userId: MEMBER });
  backend.world.clock.advance(1);
  await backend.send('POST', '/__mock/invites/use', { code, userId: MEMBER });
  const answer = await backend.send('GET', '/api/points/engage-to-earn/solana-keep');
  expect(await answer.json()).toMatchObject({ data: { available: 0, expired: 40 } });
  backend.close();
});

test('voice minutes count only while heard and in company', () => {
  const settings = { ...engage.initial, sources: ['VOICE'] };
  const paid = (stay: { minutes: number; together: number; silent: number }) =>
    payActivity(settings, { reactions: [], stays: [stay], left: null, factor: 1 });
  expect(paid({ minutes: 60, together: 30, silent: 20 })).toMatchObject({
    points: 30,
    skipped: { SILENT: 20, ALONE: 10 },
  });
  expect(paid({ minutes: 60, together: 60, silent: 90 }).points).toBe(0);
});

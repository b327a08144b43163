import type { Values } from '@/features/modules/common-fields/field';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, HOUR } from '@/shared/time/durations';
import { createClock } from '../store/clock';
import { randomOf } from '../store/hashed';
import { channelOf } from '../domains/post-history/due';
import { rulesOf } from '../domains/post-history/settle';
import holdRewards from '../domains/post-history/posts/hold-to-earn';
import type { PieceRow } from '../domains/holdings/rows';
import { createWorld } from '../createWorld';
import { payHold } from '../domains/hold-to-earn/hold';
import type { Held, HoldFacts } from '../domains/hold-to-earn/holdCount';
import { holdFactorOf } from '../domains/hold-to-earn/holdFactor';
import { holdEarningView } from '../domains/hold-to-earn/holdEarningView';
import { settleAccruals } from '../domains/accruals/settle';

/** Start of the Hold to earn cases, ms since 1970. */
export const START = Date.UTC(2026, 10, 20, 12);
const SERVER = 'srv-keep';
const RULE = 'hold-case';

/** A member's holding of an asset in a case: whole units, or NFTs by number and state. */
type Holding = number | readonly PieceRow[];

/** Amounts of assets by address, held for some hours. */
const heldOf =
  (holdings: Readonly<Record<string, Holding>>, hours = 2400) =>
  (asset: string): Held[] => {
    const holding = holdings[asset];
    if (holding === undefined) return [];
    const pieces = typeof holding === 'number' ? [] : holding;
    const units = typeof holding === 'number' ? holding : holding.length;
    const since = START - hours * HOUR;
    return [{ amount: BigInt(units) * 1_000_000_000n, since, knownSince: since, pieces }];
  };

interface Member extends Partial<Pick<HoldFacts, 'roles' | 'streak' | 'done'>> {
  holdings?: Readonly<Record<string, Holding>>;
  /** How long they have held it, in hours. */
  heldFor?: number;
}

/** Pay of a member for a one-day period with these values. */
export function payFor(values: Values, { holdings = {}, heldFor, ...facts }: Member = {}) {
  return payHold(hold.read(values), {
    from: START - DAY,
    at: START,
    roles: new Set(),
    streak: 0,
    ...facts,
    held: heldOf(holdings, heldFor),
  });
}

/**
 * A server with one hold-to-earn program and three members who hold 1, 2 and 3 units of an asset. Each call starts from
 * the same state: the program has the given values, nothing was paid, and the clock shows `START`.
 */
export function createHoldCases(asset: string) {
  let now = START;
  const world = createWorld({ clock: createClock(0, () => now) });
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  const module = db.modules.find((row) => row.serverId === SERVER && row.slug === hold.slug);
  if (!module) throw new Error('The seed has no hold to earn.');
  db.modules = [module];
  const userIds = ['usr-11', 'usr-12', 'usr-13'];
  const walletOf = (userId: string) => encodeBase58(randomOf(userId, 'case').bytes(32));
  const role = guild.roles.find(
    ({ managed, isBot, id }) => !managed && !isBot && id !== guild.guildId,
  );
  const position = Math.max(...guild.roles.map((each) => each.position)) + 1;
  for (const each of guild.roles) if (each.isBot) each.position = position;
  db.linkedWallets = userIds.map((userId) => ({
    id: `wal-${userId}`,
    userId,
    address: walletOf(userId),
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: START - 200 * DAY,
  }));
  db.holdings = userIds.map((userId, index) => ({
    wallet: walletOf(userId),
    asset,
    amount: String(index + 1),
    since: START - 100 * DAY,
  }));

  const begin = (values: Values) => {
    now = START;
    module.enabled = true;
    module.rules = [
      {
        id: RULE,
        enabled: true,
        version: 1,
        values,
        createdAt: 0,
        updatedAt: START - 100 * DAY,
        updatedBy: null,
      },
    ];
    db.members = userIds.map((userId) => ({
      serverId: SERVER,
      userId,
      joinedAt: 0,
      leftAt: null,
      roles: [],
    }));
    db.points = [];
    db.payouts = [];
    db.notifications = [];
    db.accrualRuns = [];
    db.accruals = [
      {
        serverId: SERVER,
        module: 'hold-to-earn',
        ruleId: RULE,
        startedAt: START,
        settledTo: START,
        version: 1,
      },
    ];
  };

  /** Pays everything due after some hours, with these values. */
  const settle = (values: Values, hours = 24) => {
    begin(values);
    now = START + hours * HOUR;
    settleAccruals(world, guild);
    return db.accrualRuns.filter(({ ruleId }) => ruleId === RULE);
  };

  return {
    world,
    guild,
    roleId: role?.id ?? '',
    settle,
    /** Advances more hours after `settle`, after changing some settings; returns all runs so far. */
    goOn: (hours: number, change: Values = {}) => {
      const [rule] = module.rules;
      if (rule) rule.values = { ...rule.values, ...change };
      now += hours * HOUR;
      settleAccruals(world, guild);
      return db.accrualRuns.filter(({ ruleId }) => ruleId === RULE);
    },
    /** Multiplier for chat, some hours from now, for the member who holds three units. */
    factorAfter: (hours: number) => holdFactorOf(world, guild)('usr-13', now + hours * HOUR),
    /** Whole points that each member has received after some hours. */
    points: (values: Values, hours?: number) =>
      settle(values, hours).map(({ lines }) => lines.map(({ points }) => points)),
    /** Roles that members have after a day. */
    roles(values: Values) {
      settle(values);
      return db.members.map(({ roles }) => roles.map(({ roleId }) => roleId));
    },
    /** Multiplier for chat, after a day, for the member who holds three units. */
    factor(values: Values) {
      settle(values);
      return holdFactorOf(world, guild)('usr-13', now + HOUR);
    },
    /** Whether the program is still on after a day. */
    isOn(values: Values) {
      settle(values);
      return module.rules[0]?.enabled;
    },
    /** The bot's post about the first day, with its channel and mentions. */
    post(values: Values) {
      settle(values);
      const posting = { world, guild, spec: hold };
      const [rule] = rulesOf(posting);
      if (!rule) throw new Error('The program is off.');
      const [due] = holdRewards.due(posting, rule, START, now);
      return due && { ...due.post(), channelId: channelOf(rule, due.channelAt) };
    },
    /** The program as the member who holds three units sees it. */
    earning(values: Values) {
      begin(values);
      return holdEarningView({ world, guild, userId: 'usr-13' })[0];
    },
  };
}

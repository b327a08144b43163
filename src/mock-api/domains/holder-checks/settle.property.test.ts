// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Values } from '@/features/modules/common-fields/field';
import type { HolderModule } from '@/features/modules/holder-checks/holderModules';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { collections, tokens } from '../market/market';
import type { HeldRole } from '../members/rows';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { entitlementsNow } from './entitlements';
import { applyPlan } from './applyPlan';
import { holderRules } from './holderRules';
import { checkEverywhere, checkMember, settleChecksOf } from './memberCheck';
import { planOf } from './plan';
import { settleHolderChecks } from './settle';
import {
  addMember,
  addRule,
  createHolderWorld,
  guildOf,
  NOON,
  roleNamed,
} from '../../testing/holderChecks';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [KEEPERS = ''] = collections.map(({ address }) => address);
const [TOKEN = ''] = tokens.map(({ mint }) => mint);
const ROLES = ['Holder', 'Whale', 'Verified'];
const MEMBERS = ['ada', 'bea', 'cyn'];
const WALLETS = ['w0', 'w1', 'w2', 'w3'];
const STEPS: Readonly<Record<string, number>> = { '1H': HOUR, '6H': 6 * HOUR, '24H': DAY };

/** A condition on one asset, as the oracle sees it; null for one that cannot be checked. */
interface Asked {
  asset: string;
  least: number;
  most: number | null;
  days: number;
  isNegated: boolean;
  countsStaked: boolean;
  countsPools: boolean;
}
interface Rule {
  id: string;
  module: HolderModule;
  isOn: boolean;
  conditions: (Asked | null)[];
  isAny: boolean;
  isLadder: boolean;
  isDefaultOnly: boolean;
  roles: string[];
  removeWhenLost: boolean;
  graceHours: number;
  recheck: string;
}

const asked = (asset: string): fc.Arbitrary<Asked> =>
  fc.record({
    asset: fc.constant(asset),
    least: fc.integer({ min: 1, max: 3 }),
    most: fc.option(fc.integer({ min: 3, max: 5 })),
    days: fc.constantFrom(0, 0, 1, 2),
    isNegated: fc.boolean(),
    countsStaked: asset === TOKEN ? fc.boolean() : fc.constant(true),
    countsPools: asset === TOKEN ? fc.boolean() : fc.constant(true),
  });
const ruleOf = (id: string, module: HolderModule): fc.Arbitrary<Rule> => {
  const isNft = module === 'holder-verification';
  const one = asked(isNft ? KEEPERS : TOKEN);
  return fc.record({
    id: fc.constant(id),
    module: fc.constant(module),
    isOn: fc.constant(true),
    conditions: fc.array(isNft ? fc.option(one, { freq: 6 }) : one, { minLength: 1, maxLength: 2 }),
    isAny: fc.boolean(),
    isLadder: isNft ? fc.constant(false) : fc.boolean(),
    isDefaultOnly: fc.boolean(),
    roles: fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1, maxLength: 2 }),
    removeWhenLost: fc.constantFrom(true, true, false),
    graceHours: fc.constantFrom(0, 1, 7, 30),
    recheck: fc.constantFrom('1H', '6H', '24H'),
  });
};

const asValues = (world: World, rule: Rule): Values => ({
  name: rule.id,
  conditions: rule.conditions.map((each) =>
    each === null
      ? { kind: 'MINTS', collection: '', mints: ['1'] }
      : {
          ...(rule.module === 'holder-verification'
            ? { collection: each.asset, least: each.least, most: each.most ?? 1 }
            : { mint: each.asset, least: String(each.least), most: String(each.most ?? 1) }),
          hasMost: each.most !== null,
          heldForDays: each.days,
          isNegated: each.isNegated,
          countsStaked: each.countsStaked,
          countsListed: true,
          countsPools: each.countsPools,
        },
  ),
  match: rule.isAny ? 1 : 0,
  ladder: rule.isLadder ? 'HIGHEST' : 'STACK',
  walletScope: rule.isDefaultOnly ? 'DEFAULT_ONLY' : 'ALL_LINKED',
  rewardRoles: rule.roles.map((name) => roleNamed(world, name)),
  removeWhenLost: rule.removeWhenLost,
  graceHours: rule.graceHours,
  recheck: rule.recheck,
});

const member = fc.constantFrom(...MEMBERS);
const wallet = fc.constantFrom(...WALLETS);
const role = fc.constantFrom(...ROLES);
const ruleId = fc.constantFrom('nft', 'nft2', 'token', 'token2');
const kind = <const K extends string>(name: K) => fc.constant(name);
const action = fc.oneof(
  fc.record({ kind: kind('pass'), quarters: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: kind('pass'), quarters: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: kind('look') }),
  fc.record({ kind: kind('twice') }),
  fc.record({ kind: kind('restart') }),
  fc.record({
    kind: kind('hold'),
    wallet,
    asset: fc.constantFrom(KEEPERS, TOKEN),
    amount: fc.integer({ min: 0, max: 5 }),
    staked: fc.integer({ min: 0, max: 2 }),
    pooled: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: kind('move'), wallet, to: wallet }),
  fc.record({ kind: kind('unlink'), wallet }),
  fc.record({ kind: kind('link'), wallet, member }),
  fc.record({
    kind: kind('give'),
    member,
    role,
    source: fc.constantFrom('HAND' as const, 'QUEST' as const, 'RULE' as const),
  }),
  fc.record({ kind: kind('take'), member, role }),
  fc.record({ kind: kind('run'), ruleId }),
  fc.record({ kind: kind('check'), member }),
  fc.record({ kind: kind('switch'), ruleId }),
  fc.record({
    kind: kind('edit'),
    ruleId,
    graceHours: fc.constantFrom(0, 1, 7, 30),
    removeWhenLost: fc.boolean(),
    roles: fc.uniqueArray(role, { minLength: 1, maxLength: 2 }),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** The expected result of the same rules and events, computed check by check and member by member. */
class Oracle {
  roles = new Map<string, HeldRole[]>(MEMBERS.map((id) => [id, []]));
  told: string[] = [];
  readonly rules: Rule[];
  private readonly world: () => World;
  private until = NOON;

  constructor(world: () => World, rules: Rule[]) {
    this.world = world;
    this.rules = rules;
  }

  settle(now: number): void {
    for (;;) {
      const next = Math.min(
        ...this.rules.map(
          ({ recheck }) =>
            NOON + (Math.floor((this.until - NOON) / step(recheck)) + 1) * step(recheck),
        ),
        ...this.rules.flatMap((rule) =>
          MEMBERS.flatMap((id) => this.ends(rule, id)).filter((at) => at > this.until),
        ),
      );
      if (next > now) break;
      for (const rule of this.rules.filter(({ isOn }) => isOn))
        for (const id of MEMBERS)
          if ((next - NOON) % step(rule.recheck) === 0 || this.ends(rule, id).includes(next))
            this.check(rule, id, next, true);
      this.until = next;
    }
    this.until = now;
  }

  private ends = (rule: Rule, id: string) =>
    (this.roles.get(id) ?? []).flatMap(({ source, because, lostAt }) =>
      rule.removeWhenLost && source === 'RULE' && because === rule.id && lostAt !== undefined
        ? lostAt + rule.graceHours * HOUR
        : [],
    );

  check(rule: Rule, id: string, at: number, waits: boolean): void {
    const met = this.entitled(rule, id, at);
    const before = this.roles.get(id) ?? [];
    const given = rule.roles.map((name) => roleNamed(this.world(), name));
    const gained =
      met === true ? given.filter((roleId) => before.every((held) => held.roleId !== roleId)) : [];
    const after: HeldRole[] = [];
    for (const held of before) {
      const isOurs = held.source === 'RULE' && held.because === rule.id;
      const isLost =
        isOurs && rule.removeWhenLost && (met === false || !given.includes(held.roleId));
      if (!isLost) {
        if (isOurs && met !== null) delete held.lostAt;
        after.push(held);
        continue;
      }
      const others = this.rules
        .filter((other) => other.isOn && other !== rule)
        .filter(({ roles }) => roles.some((name) => roleNamed(this.world(), name) === held.roleId))
        .map((other) => ({ other, met: this.entitled(other, id, at) }));
      const keeper = others.find((each) => each.met === true);
      if (keeper) {
        held.because = keeper.other.id;
        delete held.lostAt;
      } else if (others.every((each) => each.met === false)) {
        const lostAt = held.lostAt ?? at;
        if (!waits || lostAt + rule.graceHours * HOUR <= at) {
          this.told.push(`${id} lost ${held.roleId} ${String(at)}`);
          continue;
        }
        held.lostAt = lostAt;
      }
      after.push(held);
    }
    for (const roleId of gained) {
      this.told.push(`${id} got ${roleId} ${String(at)}`);
      after.push({ roleId, source: 'RULE', because: rule.id, at });
    }
    this.roles.set(id, after);
  }

  private entitled(rule: Rule, id: string, at: number): boolean | null {
    const met = this.meets(rule, id, at);
    if (met !== true || !rule.isLadder) return met;
    const least = (one: Rule) => one.conditions[0]?.least ?? 0;
    const isAbove = this.rules.some(
      (other) =>
        other.isOn &&
        other.isLadder &&
        other.module === rule.module &&
        least(other) > least(rule) &&
        this.meets(other, id, at) === true,
    );
    return !isAbove;
  }

  private meets(rule: Rule, id: string, at: number): boolean | null {
    const { linkedWallets, holdings } = this.world().db;
    const mine = linkedWallets.filter(
      (row) =>
        row.userId === id && row.linkedAt <= at && (!rule.isDefaultOnly || row.flag === 'DEFAULT'),
    );
    const results = rule.conditions.map((each) => {
      if (mine.length === 0) return false;
      if (each === null) return null;
      let sum = 0;
      for (const { wallet: of, asset, amount, since, parts } of holdings) {
        if (asset !== each.asset || since > at - each.days * DAY) continue;
        if (mine.every(({ address }) => address !== of)) continue;
        sum += Number(amount);
        if (!each.countsStaked) sum -= Number(parts?.staked ?? 0);
        if (!each.countsPools) sum -= Number(parts?.pooled ?? 0);
      }
      return (sum >= each.least && sum <= (each.most ?? Infinity)) !== each.isNegated;
    });
    if (results.includes(rule.isAny)) return rule.isAny;
    return results.includes(null) ? null : !rule.isAny;
  }
}
const step = (recheck: string) => STEPS[recheck] ?? HOUR;

/** Performs an action in the world like a request would, with everything due before it, and in the oracle. */
async function act(world: World, oracle: Oracle, done: Action): Promise<World> {
  const { db, clock } = world;
  const guild = guildOf(world);
  if (done.kind === 'pass') {
    clock.advance((done.quarters * HOUR) / 4);
    return world;
  }
  const now = clock.now();
  oracle.settle(now);
  const owner = (address: string) => db.linkedWallets.find((row) => row.address === address);
  const checkInOracle = (id: string) => {
    for (const rule of oracle.rules) if (rule.isOn) oracle.check(rule, id, now, true);
  };
  if (done.kind === 'twice')
    await Promise.all([settleHolderChecks(world, guild), settleHolderChecks(world, guild)]);
  else await settleHolderChecks(world, guild);
  switch (done.kind) {
    case 'restart': {
      const snapshot = decodeSnapshot(encodeSnapshot(world.snapshot()));
      return createWorld({ snapshot, clock: createClock(clock.offset, () => NOON) });
    }
    case 'hold': {
      db.holdings = db.holdings.filter(
        (row) => row.wallet !== done.wallet || row.asset !== done.asset,
      );
      const staked = Math.min(done.staked, done.amount);
      const pooled = Math.min(done.pooled, done.amount - staked);
      const parts = { staked: String(staked), pooled: String(pooled) };
      db.holdings.push({
        wallet: done.wallet,
        asset: done.asset,
        amount: String(done.amount),
        since: now,
        ...(done.asset === TOKEN ? { parts } : {}),
      });
      break;
    }
    case 'move':
      for (const row of db.holdings)
        if (row.wallet === done.wallet) Object.assign(row, { wallet: done.to, since: now });
      break;
    case 'unlink':
    case 'link': {
      const row = owner(done.wallet);
      if ((row === undefined) !== (done.kind === 'link')) break;
      const userId = done.kind === 'link' ? done.member : (row?.userId ?? '');
      await settleChecksOf(world, userId);
      if (done.kind === 'unlink')
        db.linkedWallets = db.linkedWallets.filter((each) => each !== row);
      else
        db.linkedWallets.push({
          id: `wal-${done.wallet}`,
          userId,
          address: done.wallet,
          name: null,
          flag: db.linkedWallets.some((each) => each.userId === userId) ? 'NOT_DEFAULT' : 'DEFAULT',
          method: 'SIWS',
          linkedAt: now,
        });
      await checkEverywhere(world, userId);
      checkInOracle(userId);
      break;
    }
    case 'give':
    case 'take': {
      const roleId = roleNamed(world, done.role);
      const lists = [
        db.members.find(({ userId }) => userId === done.member)?.roles,
        oracle.roles.get(done.member),
      ];
      for (const list of lists) {
        const place = list?.findIndex((held) => held.roleId === roleId) ?? 0;
        if (done.kind === 'take' && place >= 0) list?.splice(place, 1);
        if (done.kind === 'give' && place < 0)
          list?.push({ roleId, source: done.source, because: 'another', at: now });
      }
      break;
    }
    case 'run': {
      const rules = holderRules(world, guild);
      const rule = rules.find(({ id }) => id === done.ruleId);
      if (rule?.isOn !== true) break;
      const entitlements = await entitlementsNow({ world, guild }, rules);
      applyPlan(world, guild, entitlements, rule, planOf(world, guild, entitlements, rule));
      const model = oracle.rules.find(({ id }) => id === done.ruleId);
      for (const id of MEMBERS) if (model) oracle.check(model, id, now, false);
      break;
    }
    case 'check': {
      const row = db.members.find(({ userId }) => userId === done.member);
      if (row) await checkMember(world, guild, row);
      checkInOracle(done.member);
      break;
    }
    case 'switch':
    case 'edit': {
      const rule = db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === done.ruleId);
      const model = oracle.rules.find(({ id }) => id === done.ruleId);
      if (!rule || !model) break;
      if (done.kind === 'switch') model.isOn = rule.enabled = !rule.enabled;
      else {
        const { graceHours, removeWhenLost, roles } = done;
        Object.assign(model, { graceHours, removeWhenLost, roles });
        rule.values = { ...rule.values, ...asValues(world, model) };
      }
      break;
    }
    case 'look':
    case 'twice':
  }
  return world;
}

const written = (held: readonly HeldRole[]) =>
  held
    .map(
      ({ roleId, source, because, lostAt }) =>
        `${roleId} ${source} ${String(because)} ${String(lostAt)}`,
    )
    .toSorted();

test('roles are those the rules call for, whatever is bought, linked, edited or missed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(
        ruleOf('nft', 'holder-verification'),
        ruleOf('nft2', 'holder-verification'),
        ruleOf('token', 'crypto-holder-verification'),
        ruleOf('token2', 'crypto-holder-verification'),
      ),
      fc.array(action, { minLength: 5, maxLength: 25 }),
      async (rules, actions) => {
        let world = createHolderWorld();
        for (const rule of rules) addRule(world, rule.module, rule.id, asValues(world, rule));
        for (const id of MEMBERS) addMember(world, id);
        for (const [place, id] of MEMBERS.entries())
          world.db.linkedWallets.push({
            id: `wal-w${String(place)}`,
            userId: id,
            address: `w${String(place)}`,
            name: null,
            flag: 'DEFAULT',
            method: 'SIWS',
            linkedAt: 0,
          });
        await settleHolderChecks(world, guildOf(world));
        const oracle = new Oracle(() => world, structuredClone(rules));
        for (const done of actions) {
          world = await act(world, oracle, done);
          if (done.kind === 'pass') continue;
          for (const row of world.db.members)
            expect([row.userId, written(row.roles)]).toEqual([
              row.userId,
              written(oracle.roles.get(row.userId) ?? []),
            ]);
        }
        const told = world.db.notifications.map(({ userId, title, at }) => {
          const [, verb = '', name = ''] = /^You (got|lost) the role (\w+) on /.exec(title) ?? [];
          return `${userId} ${verb} ${roleNamed(world, name)} ${String(at)}`;
        });
        expect(told.toSorted()).toEqual(oracle.told.toSorted());
      },
    ),
    { numRuns: runs(200) },
  );
});

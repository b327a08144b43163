import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import type { HolderModule } from '@/features/modules/holder-checks/holderModules';
import { HOUR } from '@/shared/time/durations';
import { createClock } from '../store/clock';
import { settleDeliveries } from '../domains/post-history/settle';
import type { HoldingRow } from '../domains/holdings/rows';
import type { MemberRow } from '../domains/members/rows';
import { scriptedChain } from './scriptedChain';
import { createWorld } from '../createWorld';
import type { World } from '../store/world';
import { entitlementsNow } from '../domains/holder-checks/entitlements';
import { ownCheckOf } from '../domains/holder-checks/check';
import { holderRules } from '../domains/holder-checks/holderRules';
import { settleHolderChecks } from '../domains/holder-checks/settle';

/** When worlds of these tests begin, ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);
const SERVER = 'srv-keep';
const specs: Readonly<Record<HolderModule, ModuleSpec>> = {
  'holder-verification': nft,
  'crypto-holder-verification': crypto,
};

/** A wallet of a member, and what it holds. */
export interface HeldWallet {
  address?: string;
  isDefault?: boolean;
  holds: (Pick<HoldingRow, 'asset' | 'amount' | 'parts' | 'pieces'> & { hoursAgo?: number })[];
}

/** The server of these tests. */
export function guildOf(world: World) {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
}

/** Ids of roles of the server, by their names. */
export const roleNamed = (world: World, name: string): string =>
  guildOf(world).roles.find((role) => role.name === name)?.id ?? '';

/** A server with both holder modules, without rules and members; its clock reads `NOON`. */
export function createHolderWorld(): World {
  const world = createWorld({
    clock: createClock(0, () => NOON),
    startChain: async () => scriptedChain(),
  });
  const { guilds, orders } = world.db;
  for (const [name, rows] of Object.entries(world.db))
    if (Array.isArray(rows)) Object.assign(world.db, { [name]: [] });
  world.db.guilds = guilds;
  world.db.orders = orders.filter((row) => row.serverId === SERVER && row.status === 'ENABLED');
  return world;
}

/** Saves a rule that is on. */
export function addRule(world: World, module: HolderModule, id: string, values: Values): void {
  const { db, clock } = world;
  const spec = specs[module];
  const known = db.modules.find(({ slug }) => slug === module);
  const row = known ?? {
    serverId: SERVER,
    slug: module,
    enabled: true,
    version: 1,
    values: null,
    updatedAt: clock.now(),
    updatedBy: null,
    rules: [],
  };
  if (!known) db.modules.push(row);
  row.rules.push({
    id,
    enabled: true,
    version: 1,
    values: completeValues(spec.fields, { ...spec.initial, ...values }),
    updatedAt: clock.now(),
    createdAt: clock.now(),
    updatedBy: null,
  });
}

/** Has a member join who has linked wallets. */
export function addMember(
  world: World,
  userId: string,
  wallets: readonly HeldWallet[] = [],
): MemberRow {
  const { db, clock } = world;
  const joinedAt = clock.now() - 400 * 24 * HOUR;
  const member: MemberRow = { serverId: SERVER, userId, joinedAt, leftAt: null, roles: [] };
  db.members.push(member);
  for (const [place, { address, isDefault, holds }] of wallets.entries()) {
    const wallet = address ?? `${userId}-${String(place + 1)}`;
    db.linkedWallets.push({
      id: `wal-${wallet}`,
      userId,
      address: wallet,
      name: null,
      flag: (isDefault ?? place === 0) ? 'DEFAULT' : 'NOT_DEFAULT',
      method: 'SIWS',
      linkedAt: joinedAt,
    });
    for (const { hoursAgo = 1000, ...held } of holds)
      db.holdings.push({ wallet, since: clock.now() - hoursAgo * HOUR, ...held });
  }
  return member;
}

/** Looks at the server once some hours have passed. */
export async function lookAfter(world: World, hours: number): Promise<void> {
  world.clock.advance(hours * HOUR);
  await settleHolderChecks(world, guildOf(world));
}

/** Names of the roles a member has. */
export const rolesOf = (world: World, userId: string): string[] =>
  (world.db.members.find((row) => row.userId === userId)?.roles ?? []).map(
    ({ roleId }) => guildOf(world).roles.find(({ id }) => id === roleId)?.name ?? roleId,
  );

interface Hours {
  held: number;
  sold?: number;
  /** What each holding is reduced to by the sale; nothing when left out. */
  left?: string;
  /** Values of other rules of the module. */
  others?: readonly Values[];
}

/** Tries a rule of a module by given values, on a server with one member. */
export function createHolderCases(module: HolderModule) {
  const world = createHolderWorld();
  const guild = guildOf(world);
  const begin = (values: Values, wallets: readonly HeldWallet[]) => {
    for (const name of ['modules', 'members', 'linkedWallets', 'holdings', 'holderMarks'] as const)
      Object.assign(world.db, { [name]: [] });
    for (const name of ['notifications', 'roleLogs', 'deliveries', 'deliveryMarks'] as const)
      Object.assign(world.db, { [name]: [] });
    addRule(world, module, 'rule', values);
    return addMember(world, 'mira', wallets);
  };

  return {
    world,
    guild,
    spec: specs[module],
    /** Whether a member with these wallets meets the rule. */
    async qualifies(values: Values, wallets: readonly HeldWallet[]): Promise<boolean | null> {
      begin(values, wallets);
      const rules = holderRules(world, guild);
      const entitlements = await entitlementsNow({ world, guild }, rules);
      const [rule] = rules;
      return rule ? entitlements.of(rule, 'mira').qualifies : null;
    },
    /** How the member's own check describes the rule. */
    async described(values: Values) {
      const member = begin(values, []);
      const [rule] = await ownCheckOf(world, guild, holderRules(world, guild), member);
      return rule;
    },
    /**
     * What a member has once a while has passed since they came to hold something, and once another has passed
     * since they sold it.
     */
    async afterHours(
      values: Values,
      wallets: readonly HeldWallet[],
      { held, sold, left, others = [] }: Hours,
    ) {
      begin(values, wallets);
      for (const [place, other] of others.entries())
        addRule(world, module, `other-${String(place)}`, other);
      await settleDeliveries(world, guild);
      await lookAfter(world, 0);
      await lookAfter(world, held);
      if (sold !== undefined) {
        if (left === undefined) world.db.holdings = [];
        for (const row of world.db.holdings) row.amount = left ?? row.amount;
        await lookAfter(world, sold);
      }
      await settleDeliveries(world, guild);
      return {
        roles: rolesOf(world, 'mira'),
        notices: world.db.notifications.map(({ title }) => title),
        posts: world.db.deliveries.map(({ channelId, label, state }) => ({
          channelId,
          label,
          state,
        })),
      };
    },
  };
}

import { findAbout } from '@/features/bot-modules/engine/registry';
import type { RecentChange, ServerStatsSent } from '@/features/discord/serverStats';
import { encodeBase58 } from '@/shared/solana/base58';
import { iso } from '../clock';
import type { AuditRow } from '../audit/rows';
import type { GuildRow } from './rows';
import type { OrderRow } from '../orders/rows';
import { createRandom } from '../db/random';
import type { World } from '../world';
import { isUnlocked } from '../bot-modules/modules';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const DAYS = 30;
const MAX_CHANGES = 10;
const HOLDER_ITEMS = ['holder-verification', 'crypto-holder-verification'];

/** A generator that begins at the same place for the same words (FNV-1a). */
function randomOf(...words: string[]) {
  let hash = 0x811c9dc5;
  for (const unit of words.join(':'))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash);
}

const dayOf = (ms: number) => iso(ms).slice(0, 10);

/** Who came and went in the 24 hours that end `daysAgo` days before now, beside `total` at their end. */
function movesOf({ id, memberCount }: GuildRow, day: string, total: number) {
  const random = randomOf(id, day);
  const joined = random.int(0, Math.ceil(memberCount / 50));
  const left = random.int(0, Math.ceil(memberCount / 100));
  // The owner was there before anybody.
  return { joined: Math.min(joined, total - 1), left };
}

/** Back from the members there are now, day by day, so that the figures always add up. */
export function membersOf(world: World, guild: GuildRow): ServerStatsSent['members'] {
  const now = world.clock.now();
  const series: { day: string; total: number }[] = [];
  let total = guild.memberCount;
  for (let daysAgo = 0; daysAgo < DAYS; daysAgo += 1) {
    const day = dayOf(now - daysAgo * DAY);
    series.unshift({ day, total });
    const { joined, left } = movesOf(guild, day, total);
    total += left - joined;
  }
  const { joined, left } = movesOf(guild, dayOf(now), guild.memberCount);
  return { total: guild.memberCount, joined24h: joined, left24h: left, series };
}

const wasInForce = ({ enabledAt }: OrderRow) => enabledAt !== null;
const ordersOf = (world: World, guild: GuildRow) =>
  world.db.orders.filter(({ serverId }) => serverId === guild.id);

/** Hours after holder verification came with a package, ms since 1970; null before that. */
function firstVerification(world: World, guild: GuildRow): number | null {
  const starts = ordersOf(world, guild)
    .filter(({ package: { items } }) => items.some(({ id }) => HOLDER_ITEMS.includes(id)))
    .flatMap(({ enabledAt }) => (enabledAt === null ? [] : [enabledAt]));
  if (starts.length === 0) return null;
  const first = Math.min(...starts) + randomOf(guild.id, 'first').int(1, 30) * HOUR;
  return first <= world.clock.now() ? first : null;
}

/** Who of the members has linked wallets and holds a role by them. Only who has a wallet is verified. */
function holdersOf(world: World, guild: GuildRow) {
  const first = firstVerification(world, guild);
  const isKnown = ordersOf(world, guild).some(wasInForce);
  let wallets = 0;
  let verified = 0;
  for (const userId of guild.memberIds.slice(0, guild.memberCount)) {
    const random = randomOf(guild.id, userId);
    if (random.next() > (isKnown ? 0.6 : 0.1)) continue;
    wallets += random.int(1, 2);
    if (first !== null && random.next() < 0.7) verified += 1;
  }
  // The one who was verified first is still there.
  const least = first === null ? 0 : 1;
  return {
    verifiedHolders: Math.max(verified, least),
    linkedWallets: Math.max(wallets, least),
    firstVerificationAt: first === null ? null : iso(first),
  };
}

/** What the alerts that are switched on and in a package have sent, each of their rules for itself. */
function alertsSent(world: World, guild: GuildRow): number {
  const day = dayOf(world.clock.now());
  return world.db.modules
    .filter(({ serverId, slug, enabled }) => {
      const about = findAbout(slug);
      const isAlert = about?.family === 'alerts';
      return (
        serverId === guild.id && enabled && isAlert && isUnlocked(world, guild, about.planItem)
      );
    })
    .flatMap(({ slug, rules }) =>
      [slug].concat(rules.filter(({ enabled }) => enabled).map(({ id }) => `${slug} ${id}`)),
    )
    .reduce((sum, sender) => sum + randomOf(guild.id, sender, day).int(1, 12), 0);
}

/** Servers that have connected one in the seed. The platform's own is the one it is paid to. */
function treasuryOf(world: World, { id }: GuildRow): string | null {
  if (id === 'srv-hq') return world.settings.treasury;
  return id === 'srv-keep' ? encodeBase58(randomOf(id, 'treasury').bytes(32)) : null;
}

const orderWords: Record<string, (name: string) => string> = {
  pending: (name) => `${name} ordered`,
  verifying: (name) => `Payment for ${name} received`,
  enabled: (name) => `${name} is active`,
  upgraded: (name) => `${name} made way for a larger package`,
  disabled: (name) => `${name} disabled`,
  cancelled: (name) => `Order of ${name} cancelled`,
  expired: (name) => `${name} has run out`,
};
const moduleWords: Record<string, string> = {
  saved: 'settings saved',
  'rule-added': 'rule added',
  'rule-saved': 'rule changed',
  'rule-removed': 'rule deleted',
  'rules-ordered': 'rules put in order',
  tested: 'test sent',
};

/** `settings.time-zone.saved` as "Settings time zone saved". */
function plainWords(action: string): string {
  const words = action.replaceAll(/[.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function labelOf(action: string, order: OrderRow | undefined): string {
  const [kind = '', subject = '', what = ''] = action.split('.');
  if (kind === 'module') {
    return `${findAbout(subject)?.title ?? plainWords(subject)}: ${moduleWords[what] ?? plainWords(what).toLowerCase()}`;
  }
  if (!order) return plainWords(action);
  const { name } = order.package;
  if (kind === 'payment') return `Payment for ${name} came late`;
  return orderWords[subject]?.(name) ?? `${plainWords(action)}: ${name}`;
}

/** A line is of a server by its id, or by the id of one of its orders, which a signature may follow. */
function changesOf(world: World, guild: GuildRow): RecentChange[] {
  const orders = new Map(ordersOf(world, guild).map((order) => [order.id, order]));
  const orderOf = ({ target }: AuditRow) => orders.get(target.split(' ')[0] ?? '');
  return world.db.audit
    .filter((row) => row.target === guild.id || orderOf(row) !== undefined)
    .slice(-MAX_CHANGES)
    .toReversed()
    .map((row) => ({
      at: iso(row.at),
      actor: world.db.users.find(({ id }) => id === row.userId)?.displayName ?? null,
      action: row.action,
      label: labelOf(row.action, orderOf(row)),
    }));
}

/**
 * The figures of a server. What the database does not hold is worked out from its rows and the day, so
 * that it is the same with each call and no figure contradicts another.
 */
export const serverStatsOf = (world: World, guild: GuildRow): ServerStatsSent => ({
  members: membersOf(world, guild),
  ...holdersOf(world, guild),
  alertsSent24h: alertsSent(world, guild),
  treasury: { address: treasuryOf(world, guild) },
  audit: changesOf(world, guild),
});

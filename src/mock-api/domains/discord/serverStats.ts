import { moduleAbouts } from '@/features/modules/engine/registry';
import type { RecentChange, ServerStatsSent } from '@/features/server/discord/serverStats';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import type { AuditRow } from '../audit/rows';
import { lineLabel } from '../audit/words';
import { authorOf } from '../accounts/authorOf';
import type { GuildRow } from '../guilds/rows';
import { alertsSent, brandingAt } from '../post-history/settle';
import { membersOf } from '../members/members';
import { fundedLedgers, ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';

const DAYS = 30;
const MAX_CHANGES = 10;

const dayOf = (ms: number) => iso(ms).slice(0, 10);

/** The members there were at the end of each day, and who came and went in the last 24 hours. */
export function membersFigures({ db, clock }: World, { id }: GuildRow): ServerStatsSent['members'] {
  const now = clock.now();
  const rows = db.members.filter(({ serverId }) => serverId === id);
  const totalAt = (at: number) =>
    rows.filter(({ joinedAt, leftAt }) => joinedAt <= at && (leftAt === null || leftAt > at))
      .length;
  const series = Array.from({ length: DAYS }, (_, index) => {
    const at = now - (DAYS - 1 - index) * DAY;
    return { day: dayOf(at), total: totalAt(at) };
  });
  const since = (at: number | null) => at !== null && at > now - DAY && at <= now;
  return {
    total: totalAt(now),
    joined24h: rows.filter(({ joinedAt }) => since(joinedAt)).length,
    left24h: rows.filter(({ leftAt }) => since(leftAt)).length,
    series,
  };
}

const ordersOf = (world: World, guild: GuildRow) =>
  world.db.orders.filter(({ serverId }) => serverId === guild.id);

/** Who of the members has linked wallets, and who holds a role that a rule of holder verification gave. */
function holdersOf(world: World, guild: GuildRow) {
  const members = membersOf(world, guild.id);
  const ids = new Set(members.map(({ userId }) => userId));
  const given = members.map(({ roles }) =>
    roles.filter(({ source }) => source === 'RULE').map(({ at }) => at),
  );
  const times = given.flat();
  return {
    verifiedHolders: given.filter((each) => each.length > 0).length,
    linkedWallets: world.db.linkedWallets.filter(({ userId }) => ids.has(userId)).length,
    firstVerificationAt:
      times.length === 0 ? null : iso(times.reduce((one, other) => Math.min(one, other))),
  };
}

/** The modules whose posts are alerts. */
const alerts: ReadonlySet<string> = new Set(
  moduleAbouts.filter(({ family }) => family === 'alerts').map(({ slug }) => slug),
);

/** The ledger wallet, once it holds SOL. A chain that cannot be reached is asked again by the next call. */
async function fundedLedgerOf(world: World, { id }: GuildRow): Promise<string | null> {
  const address = ledgerAddress(id);
  if (Object.hasOwn(fundedLedgers, id)) return address;
  const balance = await world.chain().then(
    (chain) => chain.balance(address),
    () => 0n,
  );
  return balance > 0n ? address : null;
}

/** A line is of a server by its id, or by the id of one of its orders, which a signature may follow. */
function changesOf(world: World, guild: GuildRow): RecentChange[] {
  const orders = new Map(ordersOf(world, guild).map((order) => [order.id, order]));
  const orderOf = ({ target }: AuditRow) => orders.get(target.split(' ')[0] ?? '');
  return world.db.audit
    .filter(
      (row) => row.serverId === guild.id || row.target === guild.id || orderOf(row) !== undefined,
    )
    .slice(-MAX_CHANGES)
    .toReversed()
    .map((row) => {
      const { name, picture } = authorOf(world, row.userId);
      return {
        at: iso(row.at),
        actor: name,
        actorPicture: picture,
        action: row.action,
        label: lineLabel(world, row, orderOf(row)),
      };
    });
}

/** The figures of a server: sums over its rows. */
export const serverStatsOf = async (world: World, guild: GuildRow): Promise<ServerStatsSent> => ({
  members: membersFigures(world, guild),
  ...holdersOf(world, guild),
  alertsSent24h: alertsSent(world, guild, alerts),
  treasury: { address: await fundedLedgerOf(world, guild) },
  look: lookNow(world, guild),
  audit: changesOf(world, guild),
});

function lookNow(world: World, guild: GuildRow): ServerStatsSent['look'] {
  const { accent, footer, hasBranding } = brandingAt({ world, guild })(world.clock.now());
  return { accent, footer, hasBranding };
}

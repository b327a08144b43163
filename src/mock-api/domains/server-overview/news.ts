import type { NewsKind } from '@/features/server/server-overview/serverOverview';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { DAY } from '@/shared/time/durations';
import { rolesOf } from '../access/access';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { enabledOrders } from '../orders/held';
import type { OrderRow } from '../orders/rows';
import { nameOf } from '../orders/trial';
import { inReview } from '../quest-reviews/questSubmissions';
import { dayIn } from '../reports/range';
import { reporters } from '../reports/reporters';
import type { Line } from '../reports/source';
import { settingsRow } from '../server-settings/view';
import type { UserRow } from '../accounts/rows';
import { waitingOf } from '../ledger-wallet/find';
import type { World } from '../../store/world';
import { sinceOf } from './visits';

/** Time before its end in which a package counts as ending soon, ms; shorter for trials. */
export const endsSoon = ({ isTrial = false }: OrderRow): number => (isTrial ? 2 : 14) * DAY;

interface Asked {
  world: World;
  guild: GuildRow;
  user: UserRow;
  /** End of the previous visit. */
  since: number;
}

interface Item {
  kind: NewsKind;
  count: number;
  fresh: number | null;
  by: string[];
  isOwn: boolean;
  name: string | null;
  at: string | null;
}

const item = (kind: NewsKind, count: number, more: Partial<Item> = {}): Item[] =>
  count === 0
    ? []
    : [{ kind, count, fresh: null, by: [], isOwn: false, name: null, at: null, ...more }];

/** The rows of a figure since then, as the report lists them. */
async function linesSince(
  { world, guild, since }: Asked,
  report: 'growth' | 'modules' | 'earning',
  figure: string,
): Promise<readonly Line[]> {
  const sources = await reporters[report]({ world, guild });
  const lines = sources.find(({ key }) => key === figure)?.lines ?? [];
  return lines.filter(({ at }) => at > since && at <= world.clock.now());
}

/** Waiting items are all counted if some of them are new, because their list shows all. */
function waiting(kind: NewsKind, times: readonly number[], since: number): Item[] {
  const fresh = times.filter((at) => at > since).length;
  return fresh === 0 ? [] : item(kind, times.length, { fresh });
}

function packageEnding({ world, guild, since }: Asked): Item[] {
  const now = world.clock.now();
  const order = enabledOrders(world, guild.id).find((each) => {
    const from = each.expiresAt === null ? Infinity : each.expiresAt - endsSoon(each);
    return from > since && from <= now;
  });
  return order
    ? item('PACKAGE_ENDING', 1, { name: nameOf(order), at: isoOrNull(order.expiresAt) })
    : [];
}

async function changes(asked: Asked): Promise<Item[]> {
  const { world, user } = asked;
  const lines = await linesSince(asked, 'modules', 'changes');
  const others = lines.flatMap(({ userId }) => (userId && userId !== user.id ? [userId] : []));
  // Own actions are no news; next to actions of others they are counted, as in the list.
  if (others.length === 0) return [];
  const names = [...new Set(others)].map(
    (id) => world.db.users.find((row) => row.id === id)?.displayName ?? FORMER_MEMBER,
  );
  return item('CHANGES', lines.length, {
    by: names.toSorted(),
    isOwn: lines.some(({ userId }) => userId === user.id),
  });
}

const news: readonly [needed: ServerRole, find: (asked: Asked) => Item[] | Promise<Item[]>][] = [
  ['viewer', packageEnding],
  [
    'treasurer',
    async (asked) => item('PAYOUTS_FAILED', (await linesSince(asked, 'earning', 'failed')).length),
  ],
  [
    'treasurer',
    ({ world, guild, since }) =>
      waiting(
        'PAYOUTS_WAITING',
        waitingOf(world, guild.id).map(({ row }) => row.at),
        since,
      ),
  ],
  [
    'reviewer',
    async ({ world, guild, since }) =>
      waiting(
        'SUBMISSIONS_WAITING',
        (await inReview(world, guild)).map(({ row }) => row.submittedAt ?? 0),
        since,
      ),
  ],
  [
    'viewer',
    async (asked) =>
      item('DELIVERIES_FAILED', (await linesSince(asked, 'modules', 'failed')).length),
  ],
  ['viewer', async (asked) => item('JOINED', (await linesSince(asked, 'growth', 'joined')).length)],
  ['viewer', changes],
];

/** News on a server since a user's last visit: counts of the rows in their lists. */
export async function newsOf(world: World, guild: GuildRow, user: UserRow) {
  const { timeZone } = settingsRow(world, guild).general;
  const since = sinceOf(world, guild.id, user.id);
  const held = rolesOf(world, user, guild);
  const items: Item[] = [];
  if (since !== null)
    for (const [needed, find] of news)
      if (mayDo(held, needed)) items.push(...(await find({ world, guild, user, since })));
  return {
    since: isoOrNull(since),
    from: since === null ? null : dayIn(timeZone, since),
    to: dayIn(timeZone, world.clock.now()),
    items,
  };
}

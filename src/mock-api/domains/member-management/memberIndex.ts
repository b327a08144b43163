import type { MemberFlag } from '@/features/server/members/member';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { asText, exact } from '../holdings/holdings';
import { countsForRank } from '../point-balances/ranking';
import type { PointsEntryRow } from '../point-balances/rows';
import { xpOn } from '../point-balances/xp';
import { hiddenOnes } from '../profiles/profiles';
import { indexHoldings } from '../conditions/holdingIndex';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { captchaOf } from '../module-settings/captcha';
import { countedAssets, type CountedAsset } from './countedAssets';
import type { MemberRow } from '../members/rows';
import { failedOnes, moderatedOnes, suspiciousOnes } from './suspicious';

/** A member with everything the team’s list filters and sorts by. */
export interface MemberEntry {
  row: MemberRow;
  user: UserRow | undefined;
  name: string;
  isHidden: boolean;
  isVerified: boolean;
  hasWallet: boolean;
  /** Amounts of the counted assets; assets with none are left out. */
  holdings: (CountedAsset & { amount: string })[];
  lastActiveAt: number | null;
  messages: number;
  points: number;
  xp: number;
  quests: number;
  flags: MemberFlag[];
}

/** The members of a server, and the assets that are counted for them. */
export interface MemberIndex {
  entries: readonly MemberEntry[];
  assets: readonly CountedAsset[];
}

/**
 * Reads each table once: searching them for each of ten thousand members would take minutes.
 *
 * @param me id of the reader, who does not see whether there are notes about themselves
 */
export function indexMembers(world: World, guild: GuildRow, me: string): MemberIndex {
  const { db } = world;
  const users = new Map(db.users.map((user) => [user.id, user]));
  const hidden = hiddenOnes(world);
  const activity = activityByMember(world, guild.id);
  const xp = xpOn(world, guild.id);
  const lines = new Map<string, PointsEntryRow[]>();
  for (const row of db.points) {
    if (row.serverId !== guild.id) continue;
    const known = lines.get(row.userId);
    if (known) known.push(row);
    else lines.set(row.userId, [row]);
  }
  const quests = new Map<string, number>();
  const onQuests = new Map<string, number>();
  const now = world.clock.now();
  for (const row of db.submissions) {
    if (row.serverId !== guild.id) continue;
    const { userId, startedAt, submittedAt, claimedAt } = row;
    if (claimedAt !== null) quests.set(userId, (quests.get(userId) ?? 0) + 1);
    for (const at of [startedAt, submittedAt, claimedAt])
      if (at !== null && at <= now) onQuests.set(userId, Math.max(onQuests.get(userId) ?? 0, at));
  }
  const assets = countedAssets(world, guild);
  const { hasWallet, holdings } = holdingsOf(world, assets);
  const { hasPassed: isVerified } = captchaOf(world, guild);
  const flagged = new Map<MemberFlag, ReadonlySet<string>>([
    ['SUSPICIOUS', suspiciousOnes(world, guild)],
    ['CAPTCHA', failedOnes(world, guild.id)],
    ['MODERATED', moderatedOnes(world, guild.id)],
    ['NOTE', notedOnes(world, guild.id, me)],
  ]);
  const entries = db.members
    .filter(({ serverId }) => serverId === guild.id)
    .map((row): MemberEntry => {
      const user = users.get(row.userId);
      const active = activity.get(row.userId);
      return {
        row,
        user,
        name: user?.displayName ?? FORMER_MEMBER,
        isHidden: hidden.has(row.userId),
        isVerified: isVerified(row),
        hasWallet: hasWallet(row.userId),
        holdings: holdings(row.userId),
        lastActiveAt: laterOf(active?.last, onQuests.get(row.userId)),
        messages: active?.messages ?? 0,
        points: pointsIn(lines.get(row.userId)),
        xp: xp.get(row.userId) ?? 0,
        quests: quests.get(row.userId) ?? 0,
        flags: [...flagged].flatMap(([flag, ids]) => (ids.has(row.userId) ? [flag] : [])),
      };
    });
  return { entries, assets };
}

const laterOf = (one: number | undefined, other: number | undefined): number | null =>
  one === undefined ? (other ?? null) : Math.max(one, other ?? one);

const NONE: readonly never[] = [];
const pointsIn = (rows: readonly PointsEntryRow[] = NONE): number =>
  rows.reduce((sum, row) => (countsForRank(row) ? sum + row.points : sum), 0);

/** When each member last chatted or reacted, and how many messages they wrote within 30 days. */
function activityByMember({ db, clock }: World, serverId: string) {
  const now = clock.now();
  const found = new Map<string, { last: number; messages: number }>();
  for (const { serverId: where, userId, kind, at } of db.activity) {
    // Rows ahead of the clock have not happened yet.
    if (where !== serverId || at > now) continue;
    const known = found.get(userId) ?? { last: 0, messages: 0 };
    known.last = Math.max(known.last, at);
    if (kind === 'MESSAGE' && at >= now - 30 * DAY) known.messages += 1;
    found.set(userId, known);
  }
  return found;
}

function holdingsOf(world: World, assets: readonly CountedAsset[]) {
  const index = indexHoldings(world);
  const hasWallet = (userId: string) => index.walletsOf(userId).length > 0;
  const holdings = (userId: string) =>
    assets.flatMap(({ asset, name }) => {
      const held = index
        .walletsOf(userId)
        .flatMap(({ address }) => index.holdingsIn(address, asset))
        .reduce((sum, { amount }) => sum + exact(amount), 0n);
      return held === 0n ? [] : [{ asset, name, amount: asText(held) }];
    });
  return { hasWallet, holdings };
}

const notedOnes = ({ db }: World, serverId: string, me: string): ReadonlySet<string> =>
  new Set(
    db.memberNotes.flatMap((row) =>
      row.serverId === serverId && row.userId !== me ? [row.userId] : [],
    ),
  );

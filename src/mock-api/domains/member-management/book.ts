import type { MemberFlag } from '@/features/members/member';
import type { GuildRow } from '../guilds/rows';
import { asText, exact } from '../holdings/holdings';
import { countsOn } from '../point-balances/places';
import type { PointsEntryRow } from '../point-balances/rows';
import { xpOn } from '../point-balances/xp';
import { hiddenOnes } from '../profiles/profiles';
import { indexHoldings } from '../conditions/holdingIndex';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { captchaOf } from '../members/captcha';
import { countedAssets, type CountedAsset } from './countedAssets';
import type { MemberRow } from '../members/rows';
import { failedOnes, moderatedOnes, suspiciousOnes } from './suspicious';

const DAY = 86_400_000;

/** A member with all that the team’s list can be narrowed and sorted by. */
export interface Entry {
  row: MemberRow;
  user: UserRow | undefined;
  name: string;
  isHidden: boolean;
  isVerified: boolean;
  hasWallet: boolean;
  /** What there is of each counted asset, those with none left out. */
  holdings: (CountedAsset & { amount: string })[];
  lastActiveAt: number | null;
  messages: number;
  points: number;
  xp: number;
  quests: number;
  flags: MemberFlag[];
}

/** What is known of the members of a server. */
export interface MemberBook {
  entries: readonly Entry[];
  assets: readonly CountedAsset[];
}

/**
 * Looks once at each table: a search of them for each of ten thousand members would take minutes.
 *
 * @param me id of who looks: whether there are notes on oneself nobody is told
 */
export function openMemberBook(world: World, guild: GuildRow, me: string): MemberBook {
  const { db } = world;
  const users = new Map(db.users.map((user) => [user.id, user]));
  const hidden = hiddenOnes(world);
  const deeds = deedsOn(world, guild.id);
  const xp = xpOn(world, guild.id);
  const lines = new Map<string, PointsEntryRow[]>();
  for (const row of db.points) {
    if (row.serverId !== guild.id) continue;
    const known = lines.get(row.userId);
    if (known) known.push(row);
    else lines.set(row.userId, [row]);
  }
  const quests = new Map<string, number>();
  for (const row of db.submissions)
    if (row.serverId === guild.id && row.claimedAt !== null)
      quests.set(row.userId, (quests.get(row.userId) ?? 0) + 1);
  const assets = countedAssets(world, guild.id);
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
    .map((row): Entry => {
      const user = users.get(row.userId);
      const done = deeds.get(row.userId);
      return {
        row,
        user,
        name: user?.displayName ?? 'Somebody who has left',
        isHidden: hidden.has(row.userId),
        isVerified: isVerified(row),
        hasWallet: hasWallet(row.userId),
        holdings: holdings(row.userId),
        lastActiveAt: done?.last ?? null,
        messages: done?.messages ?? 0,
        points: pointsIn(lines.get(row.userId)),
        xp: xp.get(row.userId) ?? 0,
        quests: quests.get(row.userId) ?? 0,
        flags: [...flagged].flatMap(([flag, ids]) => (ids.has(row.userId) ? [flag] : [])),
      };
    });
  return { entries, assets };
}

const NONE: readonly never[] = [];
const pointsIn = (rows: readonly PointsEntryRow[] = NONE): number =>
  rows.reduce((sum, row) => (countsOn(row) ? sum + row.points : sum), 0);

/** When each was seen to do something last, and how much they wrote within 30 days. */
function deedsOn({ db, clock }: World, serverId: string) {
  const now = clock.now();
  const found = new Map<string, { last: number; messages: number }>();
  for (const { serverId: where, userId, kind, at } of db.activity) {
    // What lies ahead of the clock has not happened.
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

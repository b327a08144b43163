import questModule from '@/features/modules/definitions/quest/definition';
import { iso } from '../../store/clock';
import { earnedBadges } from '../badges/earned';
import type { GuildRow } from '../guilds/rows';
import { standingOf } from '../point-balances/ranking';
import { savedZone, streakOf } from '../streaks/streaks';
import { stored } from '../module-settings/modules';
import { walletsOf } from '../wallets/wallets';
import { memberOf } from '../members/members';
import { totalsOf } from '../point-balances/sums';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { fileOf } from './files';
import { isSeen, profileOf, type Profile } from './profiles';
import { earnedOn, highestLevel, nftsShown } from './showcase';

/** Viewer of a profile: an account, a member of all the person's servers, or a stranger on none of them. */
export type Reader = { userId: string } | 'MEMBER' | 'STRANGER';

const LATEST = 10;
/** Badges on a tile of the directory. */
const TILE_BADGES = 3;
const platforms = { 1: 'X', 2: 'Telegram' } as const;

/**
 * A person as a viewer sees them; null if they may not. The only place that decides visibility: profiles, previews, the
 * directory and the public address use its result.
 */
export function profileFor(
  world: World,
  reader: Reader,
  person: UserRow,
  profile: Profile = profileOf(world, person.id),
) {
  const isMe = typeof reader === 'object' && reader.userId === person.id;
  const known = serversFor(world, reader, person);
  const isShared = reader === 'MEMBER' || known.some(({ isOn }) => isOn);
  const { shown } = profile;
  if (!(isMe || isSeen(profile, isShared)) || person.banned) return null;
  const servers = known.map(({ guild }) => guild);
  const ids = new Set(servers.map(({ id }) => id));
  const done = world.db.submissions.filter(
    (row) => row.userId === person.id && row.claimedAt !== null && ids.has(row.serverId),
  );
  const lines = world.db.points.filter((row) => row.userId === person.id && ids.has(row.serverId));
  return {
    username: person.username,
    name: person.displayName,
    picture: person.avatar,
    banner: bannerOf(world, person.id),
    bio: profile.bio,
    website: profile.website === '' ? null : profile.website,
    memberSince: iso(person.joinedAt),
    isMe,
    points: shown.points ? totalsOf(lines, world.clock.now()).earned : null,
    questsDone: shown.points ? done.length : null,
    best: shown.points ? bestOf(world, servers, person.id) : null,
    servers: shown.servers ? servers.map(serverView) : null,
    activity: shown.activity ? questsDone(world, servers, done) : [],
    isActivityShown: shown.activity,
    level: shown.level ? highestLevel(world, servers, person.id) : null,
    streak: shown.streak ? streakIn(world, person.id, lines) : null,
    badges: shown.badges ? badgesOn(world, ids, person.id) : [],
    nfts: shown.nfts ? nftsShown(world, person.id, profile.nfts) : [],
    earned: shown.earned ? earnedOn(world, ids, person.id) : null,
    ...contactsShown(world, person.id, shown),
  };
}

/**
 * The profile at its public address, if the member turned that on: the strangers' view, without wallets. Null
 * otherwise.
 */
export function publicProfileOf(world: World, person: UserRow) {
  const { visibility, isPublicLink } = profileOf(world, person.id);
  if (!isPublicLink || visibility !== 'PUBLIC') return null;
  const profile = profileFor(world, 'STRANGER', person);
  return profile && { ...profile, wallets: [] };
}
export type PublicView = NonNullable<ReturnType<typeof publicProfileOf>>;

/** Address of the member's own banner; null for a drawn one. */
export function bannerOf(world: World, userId: string): string | null {
  const row = fileOf(world, userId, 'BANNER');
  return row ? `/api/users/banners/${row.id}` : null;
}

/** Details on a person's directory tile, as far as the viewer may see them. */
export function tileFor(world: World, userId: string, person: UserRow) {
  const { shown } = profileOf(world, person.id);
  const servers = serversFor(world, { userId }, person).map(({ guild }) => guild);
  const ids = new Set(servers.map(({ id }) => id));
  const isMine = (row: { userId: string; serverId: string }) =>
    row.userId === person.id && ids.has(row.serverId);
  return {
    banner: bannerOf(world, person.id),
    level: shown.level ? (highestLevel(world, servers, person.id)?.level ?? null) : null,
    points: shown.points
      ? totalsOf(world.db.points.filter(isMine), world.clock.now()).earned
      : null,
    badges: shown.badges ? badgesOn(world, ids, person.id).slice(0, TILE_BADGES) : [],
  };
}

/** Streak from some of a member's points. */
function streakIn(world: World, userId: string, lines: World['db']['points']) {
  const zone = savedZone(world, userId) ?? 'UTC';
  const { current, best } = streakOf(lines, zone, world.clock.now());
  return { current, best };
}

/** Badges of servers the viewer may know about. */
const badgesOn = (world: World, serverIds: ReadonlySet<string>, userId: string) =>
  earnedBadges(world, userId).filter(({ server }) => serverIds.has(server.id));

/** Accounts and wallets, as far as they are shown. */
const contactsShown = (
  world: World,
  userId: string,
  { socials, wallets }: Pick<Profile['shown'], 'socials' | 'wallets'>,
) => ({
  socials: socials
    ? world.db.socials
        .filter((row) => row.userId === userId && row.state === 'LINKED')
        .map(({ platform, handle }) => ({ platform: platforms[platform], handle }))
    : [],
  wallets: wallets ? walletsOf(world, userId).map(({ address }) => address) : [],
});

/** The contacts that a member shows to others, for the team of their server; nothing for hidden members. */
export function contactsForTeam(world: World, userId: string) {
  const { visibility, shown } = profileOf(world, userId);
  const isTold = visibility !== 'HIDDEN';
  const shows = { wallets: isTold && shown.wallets, socials: isTold && shown.socials };
  return { shows, ...contactsShown(world, userId, shows) };
}

/** The person's servers that the viewer may know about: shared ones, and listed ones. */
function serversFor(world: World, reader: Reader, person: UserRow) {
  const isReaderOn = ({ id }: GuildRow) =>
    reader === 'MEMBER' ||
    (reader !== 'STRANGER' && memberOf(world, id, reader.userId) !== undefined);
  return world.db.guilds
    .filter((guild) => guild.botPresent && memberOf(world, guild.id, person.id))
    .map((guild) => ({ guild, isOn: isReaderOn(guild) }))
    .filter(({ guild, isOn }) => isOn || guild.isListed);
}

function bestOf(world: World, servers: readonly GuildRow[], userId: string) {
  const [best] = servers
    .flatMap((guild) => {
      const { rank } = standingOf(world, guild.id, userId);
      return rank === null ? [] : [{ rank, server: serverView(guild) }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  return best ?? null;
}

function questsDone(
  { db }: World,
  servers: readonly GuildRow[],
  done: readonly World['db']['submissions'][number][],
) {
  const rules = db.modules.filter(({ slug }) => slug === 'quest').flatMap((row) => row.rules);
  return done
    .toSorted((one, other) => (other.claimedAt ?? 0) - (one.claimedAt ?? 0))
    .slice(0, LATEST)
    .flatMap(({ id, questId, serverId, claimedAt }) => {
      const rule = rules.find((each) => each.id === questId);
      const guild = servers.find((each) => each.id === serverId);
      if (!rule || !guild || claimedAt === null) return [];
      const title = stored(questModule, rule.values).name;
      return [{ id, title, at: iso(claimedAt), server: serverView(guild) }];
    });
}

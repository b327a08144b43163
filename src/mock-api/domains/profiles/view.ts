import questModule from '@/features/modules/definitions/quest/definition';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { standingOf } from '../point-balances/ranking';
import { stored } from '../module-settings/modules';
import { walletsOf } from '../wallets/wallets';
import { memberOf } from '../members/members';
import { totalsOf } from '../point-balances/sums';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { isSeen, profileOf } from './profiles';
import type { ProfileRow } from './rows';

/** Viewed by: a member of some of their servers, or somebody who is on none of them. */
export type Reader = { userId: string } | 'MEMBER' | 'STRANGER';

const LATEST = 10;
const platforms = { 1: 'X', 2: 'Telegram' } as const;

/**
 * Somebody as a reader may see them; null where they may not. The one place that decides it: what one sees of
 * others, and what one is shown of oneself, are made here.
 */
export function profileFor(world: World, reader: Reader, person: UserRow) {
  const profile = profileOf(world, person.id);
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
    ...contactsShown(world, person.id, shown),
  };
}

/** Accounts and wallets, as far as they are shown. */
const contactsShown = (
  world: World,
  userId: string,
  { socials, wallets }: Pick<ProfileRow['shown'], 'socials' | 'wallets'>,
) => ({
  socials: socials
    ? world.db.socials
        .filter((row) => row.userId === userId && row.state === 'LINKED')
        .map(({ platform, handle }) => ({ platform: platforms[platform], handle }))
    : [],
  wallets: wallets ? walletsOf(world, userId).map(({ address }) => address) : [],
});

/** What the team of a server somebody is on is told: what they show others, and nothing of who keeps hidden. */
export function contactsForTeam(world: World, userId: string) {
  const { visibility, shown } = profileOf(world, userId);
  const isTold = visibility !== 'HIDDEN';
  const shows = { wallets: isTold && shown.wallets, socials: isTold && shown.socials };
  return { shows, ...contactsShown(world, userId, shows) };
}

/** Their servers a reader may know of: those both are on, and those that let themselves be found. */
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

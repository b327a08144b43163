import { caseKinds } from '@/features/cases/case';
import { makeCase } from '../cases/make';
import { casesOf, teamOf } from '../cases/seed';
import { silentOf } from '../activity/silent';
import { randomOf } from '../db/hashed';
import { nextId } from '../db/nextId';
import type { Random } from '../db/random';
import type { GuildRow } from '../discord/rows';
import { membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { World } from '../world';
import type { Moment } from './moment';
import { trade } from './trades';

const said = [
  'gm',
  'Anyone up for the town hall later?',
  'Just linked my wallet, that was quick.',
  'Which quest did you do first?',
  'The floor looks steady today.',
  'Welcome to everybody who came today!',
  'Is the raid still on?',
  'New here, where do I begin?',
];

/** Lets one thing happen: mostly somebody writes, now and then somebody trades, comes or leaves. */
export function happen(moment: Moment): void {
  const luck = moment.random.next();
  leaveCase(moment);
  if (luck < 0.72) chat(moment);
  else if (luck < 0.88) trade(moment);
  else if (luck < 0.97) join(moment);
  else leave(moment);
}

/** Those a living world moves: no persona, and nobody who runs the server. */
const isOfCrowd = ({ userId }: MemberRow, { managerIds }: GuildRow) =>
  /^usr-(?:\d+|new-\d+)$/.test(userId) && !managerIds.includes(userId);

/** One time in eight somebody opens a ticket, tries the captcha or is acted on, where the package has it. */
function leaveCase({ world, guild, at }: Moment): void {
  // A generator of its own: what else happens does not depend on it.
  const random = randomOf('case', guild.id, String(at));
  const kinds = Object.keys(casesOf(guild.id));
  const crowd = membersOf(world, guild.id).filter((row) => isOfCrowd(row, guild));
  if (random.next() > 0.125 || kinds.length === 0 || crowd.length === 0) return;
  const name = random.pick(kinds);
  const kind = caseKinds.find((each) => each === name) ?? 'ACTION';
  const made = makeCase(kind, random, {
    id: nextId(world, 'cas'),
    serverId: guild.id,
    userId: random.pick(crowd).userId,
    at,
    team: teamOf(guild),
    now: at,
  });
  world.db.cases.push(made);
}

function chat({ world, random, guild, at }: Moment): void {
  const crowd = membersOf(world, guild.id).filter((row) => isOfCrowd(row, guild));
  const isVoice = random.next() < 0.1;
  const channels = guild.channels.filter(({ type, botCanPost }) =>
    isVoice ? type === 2 || type === 13 : type === 0 && botCanPost,
  );
  if (crowd.length === 0 || channels.length === 0) return;
  const kind = isVoice ? 'VOICE' : random.next() < 0.8 ? 'MESSAGE' : 'REACTION';
  const [{ userId }, channel] = [random.pick(crowd), random.pick(channels)];
  const amount = isVoice ? random.int(3, 40) : 1;
  world.db.activity.push({
    serverId: guild.id,
    userId,
    channelId: channel.id,
    kind,
    at,
    amount,
    ...(isVoice ? { silent: silentOf(amount, guild.id, String(at)) } : {}),
    messageId: isVoice ? null : nextId(world, 'msg'),
    text: kind === 'MESSAGE' ? random.pick(said) : null,
  });
}

/** Somebody comes who has never been there: one of the people there are, or else somebody new. */
function join({ world, random, guild, at }: Moment): void {
  const { db } = world;
  const known = new Set(
    db.members.filter(({ serverId }) => serverId === guild.id).map(({ userId }) => userId),
  );
  const strangers = db.users.filter(
    ({ id, banned }) => /^usr-\d+$/.test(id) && !banned && !known.has(id),
  );
  const userId =
    strangers.length > 0 && random.next() < 0.5
      ? random.pick(strangers).id
      : newcomer(world, random, at);
  db.members.push({ serverId: guild.id, userId, joinedAt: at, leftAt: null, roles: [] });
}

const first = ['Ada', 'Bela', 'Cleo', 'Dario', 'Edda', 'Finn', 'Gala', 'Hugo', 'Iris', 'Jona'];
const second = ['Ashford', 'Brook', 'Castell', 'Dale', 'Elm', 'Forge', 'Grove', 'Hollow'];

function newcomer(world: World, random: Random, at: number): string {
  const id = nextId(world, 'usr-new');
  const [one, two] = [random.pick(first), random.pick(second)];
  world.db.users.push({
    id,
    discordId: random.snowflake(),
    username: `${one}.${two}${id.slice('usr-new-'.length)}`.toLowerCase(),
    displayName: `${one} ${two}`,
    avatar: null,
    isAdmin: false,
    isAdminMode: false,
    capabilities: [],
    banned: false,
    referralCode: `r-${id.slice('usr-'.length)}`,
    referredBy: null,
    joinedAt: at,
  });
  return id;
}

function leave({ world, random, guild, at }: Moment): void {
  const crowd = membersOf(world, guild.id).filter((row) => isOfCrowd(row, guild));
  // A handful always stays, however long the world lives.
  if (crowd.length <= 10) return;
  const isBanned = randomOf('ban', guild.id, String(at)).next() < 0.1;
  Object.assign(random.pick(crowd), { leftAt: at, ...(isBanned ? { isBanned } : {}) });
}

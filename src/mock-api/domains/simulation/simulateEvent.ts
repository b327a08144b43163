import { DAY } from '@/shared/time/durations';
import { mutedMinutes } from '../activity/seed';
import { badTexts } from '../activity/seedViolations';
import { settleCases } from '../cases/settle';
import { openingOf } from '../cases/tickets/script';
import { openTicket } from '../cases/tickets/ticket';
import { ticketTypes } from '../cases/tickets/tendTickets';
import { randomOf } from '../../store/hashed';
import type { Random } from '../../store/random';
import { snowflakeAt } from '../guilds/snowflake';
import { isOfCrowd, isSilenced, membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { nextId, type World } from '../../store/world';
import type { SimulatedEvent } from './simulatedEvent';
import { trade } from './trades';

const messages = [
  'gm',
  'Anyone up for the town hall later?',
  'Just linked my wallet, that was quick.',
  'Which quest did you do first?',
  'The floor looks steady today.',
  'Welcome to everyone who came today!',
  'Is the raid still on?',
  'New here, where do I start?',
];

/** Simulates one event: usually a message, sometimes a trade, rarely a member who joins or leaves. */
export function simulateEvent(event: SimulatedEvent): void {
  const luck = event.random.next();
  // Members who were removed or timed out by then cannot write.
  settleCases(event.world, event.guild, event.at);
  breakRule(event);
  openRandomTicket(event);
  if (luck < 0.72) chat(event);
  else if (luck < 0.88) trade(event);
  else if (luck < 0.97) join(event);
  else leave(event);
}

/** Members of the crowd who can write at this event. */
const activeMembers = ({ world, guild, at }: SimulatedEvent): MemberRow[] =>
  membersOf(world, guild.id).filter((row) => isOfCrowd(row, guild) && !isSilenced(row, at));

/** In one event of twelve, a member writes a message that breaks the auto moderator's rules. */
function breakRule(event: SimulatedEvent): void {
  const { world, guild, at } = event;
  // A separate generator, so that other events do not depend on it.
  const random = randomOf('violation', guild.id, String(at));
  const channels = guild.channels.filter(({ type, botCanPost }) => type === 0 && botCanPost);
  if (random.next() > 1 / 12 || channels.length === 0) return;
  const crowd = activeMembers(event);
  if (crowd.length === 0) return;
  world.db.activity.push({
    serverId: guild.id,
    userId: random.pick(crowd).userId,
    channelId: random.pick(channels).id,
    kind: 'MESSAGE',
    at,
    amount: 1,
    messageId: nextId(world, 'msg'),
    text: random.pick(badTexts),
  });
}

/** In one event of four, a member opens a ticket, if there are ticket types and their limit allows it. */
function openRandomTicket(event: SimulatedEvent): void {
  const { world, guild, at } = event;
  const random = randomOf('ticket', guild.id, String(at));
  if (random.next() > 0.25) return;
  const types = ticketTypes(world, guild);
  const crowd = activeMembers(event);
  if (types.length === 0 || crowd.length === 0) return;
  const type = random.pick(types);
  const opened = openTicket(world.db.cases, type, {
    id: nextId(world, 'cas'),
    serverId: guild.id,
    userId: random.pick(crowd).userId,
    at,
    text: openingOf(type.values.name),
  });
  if (opened) world.db.cases.push(opened);
}

function chat(event: SimulatedEvent): void {
  const { world, random, guild, at } = event;
  const crowd = activeMembers(event);
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
    ...(isVoice ? { silent: mutedMinutes(amount, guild.id, String(at)) } : {}),
    messageId: isVoice ? null : nextId(world, 'msg'),
    text: kind === 'MESSAGE' ? random.pick(messages) : null,
  });
}

/** How long a new member takes to accept the rules, ms. */
const SCREENING = 60_000;

/** A member joins: half the time a known user who was never on the server, otherwise a new user. */
function join({ world, random, guild, at }: SimulatedEvent): void {
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
      : addNewUser(world, random, at);
  db.members.push({
    serverId: guild.id,
    userId,
    joinedAt: at,
    leftAt: null,
    roles: [],
    screenedAt: at + SCREENING,
  });
}

const firstNames = ['Ada', 'Bela', 'Cleo', 'Dario', 'Edda', 'Finn', 'Gala', 'Hugo', 'Iris', 'Jona'];
const lastNames = ['Ashford', 'Brook', 'Castell', 'Dale', 'Elm', 'Forge', 'Grove', 'Hollow'];

function addNewUser(world: World, random: Random, at: number): string {
  const id = nextId(world, 'usr-new');
  const [one, two] = [random.pick(firstNames), random.pick(lastNames)];
  world.db.users.push({
    id,
    discordId: discordIdAt(id, at),
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

/** The id of a Discord account: one in six is a few days old, the others much older. */
function discordIdAt(id: string, at: number): string {
  const random = randomOf('account', id, String(at));
  const days = random.next() < 1 / 6 ? random.next() * 3 : random.int(60, 2000);
  return snowflakeAt(at - days * DAY, random.int(0, 4_000_000));
}

function leave({ world, random, guild, at }: SimulatedEvent): void {
  const crowd = membersOf(world, guild.id).filter((row) => isOfCrowd(row, guild));
  // At least ten stay, however long the simulation runs.
  if (crowd.length <= 10) return;
  const isBanned = randomOf('ban', guild.id, String(at)).next() < 0.1;
  Object.assign(random.pick(crowd), {
    leftAt: at,
    ...(isBanned ? { removal: 'BANNED' as const } : {}),
  });
}

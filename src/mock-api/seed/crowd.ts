import { encodeBase58 } from '@/shared/solana/base58';
import type { Values } from '@/features/modules/common-fields/field';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { QUESTS } from './modules/quests';
import { iso } from '../store/clock';
import { randomOf } from '../store/hashed';
import { TASK_TO_EARN } from '../domains/quests/claim';
import { freshTask } from '../domains/quests/submissions';
import type { World } from '../store/world';

const SERVER = 'srv-keep';

/** How large a community becomes. */
export interface Crowd {
  members: number;
  /** Whether each of them has a linked wallet. */
  wallets?: boolean | undefined;
  submissions: number;
  points: number;
  /** Quests on further servers, 50 on each; none unless given. */
  quests?: number | undefined;
}

/** Whether a crowd was added: another would have the same ids. */
export const hasCrowd = ({ db }: World): boolean => db.users.some(({ id }) => id === 'crowd-0');

/** Makes a server as large as the largest there are: for tests and measurements of what thousands of rows cost. */
export function addCrowd(
  { db, clock }: World,
  { members, wallets, submissions, points, quests = 0 }: Crowd,
): void {
  addQuests(db, clock.now(), quests);
  const now = clock.now();
  const [pattern] = db.users;
  if (!pattern) throw new Error('There is no one to take after.');
  const idOf = (index: number) => `crowd-${String(index % members)}`;
  for (let index = 0; index < members; index += 1) {
    const id = idOf(index);
    const name = `Guard ${String(index + 1)}`;
    db.users.push({
      ...pattern,
      id,
      username: `guard.${String(index + 1)}`,
      displayName: name,
      avatar: null,
      isAdmin: false,
      isAdminMode: false,
      capabilities: [],
    });
    const joinedAt = now - randomOf(id, 'crowd').int(1, 4000) * HOUR;
    db.members.push({ serverId: SERVER, userId: id, joinedAt, leftAt: null, roles: [] });
    if (wallets === true)
      db.linkedWallets.push({
        id: `wal-${id}`,
        userId: id,
        address: encodeBase58(randomOf(id, 'wallet').bytes(32)),
        name: null,
        flag: 'DEFAULT',
        method: 'SIWS',
        linkedAt: joinedAt,
      });
  }
  for (let index = 0; index < submissions; index += 1)
    db.submissions.push({
      id: `crowd-sub-${String(index)}`,
      serverId: SERVER,
      questId: QUESTS.gate,
      userId: idOf(index),
      attempt: 1,
      version: 1,
      state: 'IN_REVIEW',
      tasks: {
        story: {
          ...freshTask(),
          state: 'IN_REVIEW',
          answer: `I came by road number ${String(index % 900)}.`,
        },
      },
      startedAt: now - (index + 2) * 60_000,
      submittedAt: now - index * 60_000,
      decision: null,
      claimedAt: null,
      code: null,
    });
  for (let index = 0; index < points; index += 1)
    db.points.push({
      id: `crowd-pts-${String(index)}`,
      at: now - index * 60_000,
      serverId: SERVER,
      userId: idOf(index),
      module: TASK_TO_EARN,
      type: 'EARN',
      points: randomOf(String(index), 'points').int(1, 200),
      label: 'Through the gate',
      ref: null,
    });
}

const kinds = ['TEXT', 'X_FOLLOW', 'DISCORD_MESSAGES', 'POLL'];
const recurrences = ['ONCE', 'ONCE', 'DAILY', 'WEEKLY'];
/** As many as the largest package lets a server have. */
const QUESTS_OF_ONE = 50;
/** The server that others are made after, with its package and its modules. */
const PATTERN = 'srv-hq';
/** Those who look at them are on every fifth. */
const VISITORS = ['usr-member', 'usr-regular'];

/** Quests on servers of their own, of all sorts the feed tells apart: by reward, tasks, recurrence and end. */
function addQuests(db: World['db'], now: number, quests: number): void {
  for (let first = 0; first < quests; first += QUESTS_OF_ONE) {
    const count = Math.min(QUESTS_OF_ONE, quests - first);
    const serverId = addServer(db, now, first / QUESTS_OF_ONE);
    for (const { slug, rules } of db.modules.filter((row) => row.serverId === serverId)) {
      const [pattern] = rules;
      if (slug !== 'quest' || !pattern) continue;
      rules.splice(0);
      for (let index = first; index < first + count; index += 1) {
        const id = `crowd-quest-${String(index)}`;
        const categoryId = pattern.values['categoryId'] ?? '';
        const values = { ...questValues(now, index), categoryId };
        rules.push({ ...pattern, id, updatedAt: now - index * MINUTE, values });
        db.questSlugs.push({ questId: id, serverId, slug: `quest-${String(index + 1)}` });
      }
    }
  }
}

/** Another server like the pattern, with the same package; gives its id. */
function addServer(db: World['db'], now: number, number: number): string {
  const id = `crowd-srv-${String(number)}`;
  const guild = db.guilds.find((row) => row.id === PATTERN);
  const order = db.orders.find((row) => row.serverId === PATTERN && row.status === 'ENABLED');
  if (!guild || !order) throw new Error('There is no server to take after.');
  const name = `Outpost ${String(number + 1)}`;
  const slug = `outpost-${String(number + 1)}`;
  db.guilds.push({ ...guild, id, guildId: `9${String(number).padStart(17, '0')}`, slug, name });
  db.orders.push({ ...order, id: `ord-${id}`, serverId: id });
  for (const row of db.modules.filter((each) => each.serverId === PATTERN))
    if (row.slug === 'quest' || row.slug === 'task-to-earn')
      db.modules.push({ ...row, serverId: id, rules: [...row.rules] });
  if (number % 5 === 0)
    for (const userId of VISITORS)
      db.members.push({ serverId: id, userId, joinedAt: now - DAY, leftAt: null, roles: [] });
  return id;
}

function questValues(now: number, index: number): Values {
  const rewards: Values[] = [{ kind: 'POINTS', points: 10 + (index % 40) * 5 }];
  if (index % 3 === 0)
    rewards.push({ kind: 'TOKEN', token: { currency: 'SOL', amount: `0.0${(index % 9) + 1}` } });
  const tasks = Array.from({ length: 1 + (index % 5) }, (_, task) => ({
    kind: kinds[(index + task) % kinds.length] ?? 'TEXT',
    prompt: 'Do what the day asks for.',
  }));
  return {
    name: `Quest of the day ${String(index + 1)}`,
    publish: 'LIVE',
    recurrence: recurrences[index % recurrences.length] ?? 'ONCE',
    hasEnd: index % 10 === 0,
    endDate: iso(now + (1 + (index % 30)) * DAY).slice(0, 10),
    timeZone: 'UTC',
    tasks,
    rewards,
  };
}

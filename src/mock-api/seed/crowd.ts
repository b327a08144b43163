import { encodeBase58 } from '@/shared/solana/base58';
import { HOUR } from '@/shared/time/durations';
import { QUESTS } from './modules/quests';
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
}

/** Whether a crowd was added: another would have the same ids. */
export const hasCrowd = ({ db }: World): boolean => db.users.some(({ id }) => id === 'crowd-0');

/** Makes a server as large as the largest there are: for tests and measurements of what thousands of rows cost. */
export function addCrowd(
  { db, clock }: World,
  { members, wallets, submissions, points }: Crowd,
): void {
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

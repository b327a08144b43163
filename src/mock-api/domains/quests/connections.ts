import { randomHex } from '@/shared/text/bytes';
import { connectionOf } from '../../http/connectionAddress';
import { refuse, type Refusal } from '../../http/reply';
import type { MemberContext } from '../conditions/conditions';
import type { World } from '../../store/world';
import type { QuestSpec } from './questOf';
import { currentAt } from './submissions';

const utf8 = new TextEncoder();
/** States in which a member has done a quest. */
const DONE: readonly string[] = ['IN_REVIEW', 'APPROVED', 'CLAIMABLE', 'CLAIMED'];

function rowFor({ world, guild }: MemberContext, { id: questId }: QuestSpec) {
  const known = world.db.questConnections.find((row) => row.questId === questId);
  if (known) return known;
  const row = { questId, serverId: guild.id, key: randomHex(32), seen: [] };
  world.db.questConnections.push(row);
  return row;
}

/**
 * The keyed hash of the connection a call came by; null where the quest doesn't ask, or the host knows no address.
 *
 * @param address as the host has seen it; the address itself is never stored
 */
export async function connectionHash(
  context: MemberContext,
  quest: QuestSpec,
  address: string | null,
): Promise<string | null> {
  if (address === null || !quest.values.isOncePerIp) return null;
  const { key } = rowFor(context, quest);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', secret, utf8.encode(connectionOf(address)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The submission by which a member has done the quest in this period; undefined where they have not. */
function doneBy(context: MemberContext, quest: QuestSpec, userId: string): string | undefined {
  const row = currentAt({ ...context, userId }, quest);
  return row && DONE.includes(row.state) ? row.id : undefined;
}

/**
 * 409 where another member has done the quest by the same connection. A member who was counted isn't refused
 * later, whatever connection they use then.
 */
export function sharedConnection(
  context: MemberContext,
  quest: QuestSpec,
  hash: string | null,
): Refusal<'ip-already-used'> | null {
  if (hash === null) return null;
  const counted = rowFor(context, quest).seen.filter(
    ({ userId, submissionId }) => doneBy(context, quest, userId) === submissionId,
  );
  if (counted.some(({ userId }) => userId === context.userId)) return null;
  return counted.some((each) => each.hash === hash)
    ? refuse('ip-already-used', 'Another member already completed this quest from your IP address.')
    : null;
}

/** Remembers by which connection a member did the quest. The one it was done by stays. */
export function noteConnection(
  context: MemberContext,
  quest: QuestSpec,
  hash: string | null,
): void {
  const { userId } = context;
  const submissionId = doneBy(context, quest, userId);
  if (hash === null || submissionId === undefined) return;
  const row = rowFor(context, quest);
  if (row.seen.some((each) => each.submissionId === submissionId)) return;
  row.seen = [...row.seen.filter((each) => each.userId !== userId), { userId, submissionId, hash }];
}

/** Forgets the connections of quests of a server that are over, gone, or don't ask any more. */
export function forgetConnections(
  world: World,
  serverId: string,
  quests: readonly QuestSpec[],
): void {
  const { db } = world;
  const kept = new Set(
    quests
      .filter(
        ({ status, values }) =>
          values.isOncePerIp && status !== 'ENDED' && values.publish !== 'ARCHIVED',
      )
      .map(({ id }) => id),
  );
  const left = db.questConnections.filter(
    (row) => row.serverId !== serverId || kept.has(row.questId),
  );
  if (left.length === db.questConnections.length) return;
  db.questConnections = left;
  world.changed();
}

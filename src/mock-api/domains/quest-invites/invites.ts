import { DAY } from '@/shared/time/durations';
import { hashOf } from '../../store/hashed';
import { memberOf } from '../members/members';
import type { World } from '../../store/world';
import type { InvitedRow, InviteRow } from './rows';

/** How long an invited member must stay to count, ms. */
const STAY = DAY;

export type InvitedState = 'STAYS' | 'JOINED' | 'LEFT' | 'MEMBER_BEFORE' | 'FAKE';

type Owner = Omit<InviteRow, 'code'>;

const inviteFor = ({ db }: World, { questId, userId }: Pick<Owner, 'questId' | 'userId'>) =>
  db.questInvites.find((row) => row.questId === questId && row.userId === userId);

/** Address of a user's own invitation for a quest; null before it is created. */
export function inviteUrl(world: World, owner: Pick<Owner, 'questId' | 'userId'>): string | null {
  const row = inviteFor(world, owner);
  return row ? `https://discord.gg/${row.code}` : null;
}

/** Code of a user's own invitation. */
export function inviteCode(questId: string, userId: string): string {
  const part = (...words: string[]) => hashOf(...words).toString(36);
  return `${part(questId, userId)}${part(userId, questId)}`;
}

/** Creates a user's own invitation for a quest, unless they have one. */
export function makeInvite(world: World, owner: Owner): void {
  if (inviteFor(world, owner)) return;
  world.db.questInvites.push({ ...owner, code: inviteCode(owner.questId, owner.userId) });
  world.changed();
}

/** States of users who came by a user's invitation since a moment. */
export function invitedBy(
  world: World,
  owner: Pick<Owner, 'questId' | 'userId'>,
  since: number,
): InvitedState[] {
  const invite = inviteFor(world, owner);
  if (!invite) return [];
  return world.db.questInvited
    .filter(({ code, at }) => code === invite.code && at >= since)
    .map((row) => stateOf(world, invite, row));
}

function stateOf(world: World, invite: InviteRow, row: InvitedRow): InvitedState {
  if (row.userId === invite.userId || row.wasMember) return 'MEMBER_BEFORE';
  if (row.isFake) return 'FAKE';
  const member = memberOf(world, invite.serverId, row.userId);
  if (!member) return 'LEFT';
  return world.clock.now() - member.joinedAt >= STAY ? 'STAYS' : 'JOINED';
}

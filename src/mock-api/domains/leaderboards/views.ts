import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { searchMatcher } from '@/shared/text/searchable';
import { hiddenOnes } from '../profiles/profiles';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { Board } from './board';
import type { RankedMember } from '../point-balances/ranking';

/** Users of a leaderboard, looked up once, and the ids of hidden ones. */
export interface Faces {
  users: ReadonlyMap<string, UserRow>;
  hidden: ReadonlySet<string>;
}

export const facesOf = (world: World): Faces => ({
  users: new Map(world.db.users.map((user) => [user.id, user])),
  hidden: hiddenOnes(world),
});

/** A member as the team sees them. */
export function faceOf({ users, hidden }: Faces, userId: string) {
  const user = users.get(userId);
  return {
    name: user?.displayName ?? FORMER_MEMBER,
    username: user?.username ?? null,
    picture: user?.avatar ?? null,
    isHidden: hidden.has(userId),
  };
}

/** A member as another member sees them. Hides everything about hidden members, except from themselves. */
function faceFor(faces: Faces, userId: string, me: string) {
  const face = faceOf(faces, userId);
  return face.isHidden && userId !== me
    ? { name: 'Hidden member', username: null, picture: null, isHidden: true }
    : face;
}

/** A rank with its position in the list, from 1. */
export type Placed = RankedMember & { position: number };

export const positioned = (places: readonly RankedMember[]): Placed[] =>
  places.map(({ userId, points, rank }, index) => ({ userId, points, rank, position: index + 1 }));

export const placeView = (
  { before }: Pick<Board, 'before'>,
  faces: Faces,
  { userId, points, rank, position }: Placed,
  me: string,
) => ({
  position,
  rank,
  before: before.get(userId) ?? null,
  ...faceFor(faces, userId, me),
  points,
  isMe: userId === me,
});

/** A row as the team sees it. */
export const standingView = (
  { before }: Board,
  faces: Faces,
  { userId, rank, points }: RankedMember,
  me: string,
) => ({
  id: userId,
  ...faceOf(faces, userId),
  rank,
  before: before.get(userId) ?? null,
  points,
  isMe: userId === me,
});

/** Matches names against a query's search; null without a search. */
export function searchOf({ search = '' }: { search?: string | undefined }) {
  if (search.trim() === '') return null;
  const matches = searchMatcher(search);
  return ({ name, username }: { name: string; username: string | null }) => matches(name, username);
}

type Search = NonNullable<ReturnType<typeof searchOf>>;

/** Whether a member's search finds another member; hidden members are never found. */
export function isFoundBy(faces: Faces, userId: string, me: string, search: Search): boolean {
  const face = faceFor(faces, userId, me);
  return (userId === me || !face.isHidden) && search(face);
}

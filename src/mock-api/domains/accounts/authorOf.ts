import type { World } from '../../store/world';

/** Current name and picture of a user, as shown for an author; both null for an unknown or deleted user. */
export function authorOf({ db }: World, userId: string | null) {
  const user = db.users.find(({ id }) => id === userId);
  return { name: user?.displayName ?? null, picture: user?.avatar ?? null };
}

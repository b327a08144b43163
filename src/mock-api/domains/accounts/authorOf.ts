import type { World } from '../../store/world';

/** How whoever did something is shown: their name and picture now, or nothing where nobody knows them any more. */
export function authorOf({ db }: World, userId: string | null) {
  const user = db.users.find(({ id }) => id === userId);
  return { name: user?.displayName ?? null, picture: user?.avatar ?? null };
}

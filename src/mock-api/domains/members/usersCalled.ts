import type { World } from '../../store/world';

/**
 * Users with this Discord id or username. Ids count first: a username may consist of digits and must not be mistaken
 * for another user's id.
 */
export function usersCalled({ db }: Pick<World, 'db'>, text: string) {
  const byId = db.users.filter(({ discordId }) => discordId === text);
  const name = text.toLowerCase();
  return byId.length > 0 ? byId : db.users.filter((user) => user.username.toLowerCase() === name);
}

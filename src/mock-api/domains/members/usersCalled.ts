import type { World } from '../../store/world';

/**
 * Users with an id on Discord or a username. The id counts first: a username may be digits too, and must not stand for
 * another's id.
 */
export function usersCalled({ db }: Pick<World, 'db'>, text: string) {
  const byId = db.users.filter(({ discordId }) => discordId === text);
  const name = text.toLowerCase();
  return byId.length > 0 ? byId : db.users.filter((user) => user.username.toLowerCase() === name);
}

// What Discord lets the bot do on a server.

/** Whether the bot can post in a text or announcement channel. */
export const canPost = (server, channelId) =>
  server.channels.some(
    ({ id, type, botCanPost }) => id === channelId && botCanPost && (type === 0 || type === 5),
  );

/** Whether the bot can give a role, which has to be below its own. */
export function canGive({ guildRoles }, roleId) {
  const highest = guildRoles.find(({ isBot }) => isBot).position;
  return guildRoles.some(
    ({ id, managed, position }) => id === roleId && !managed && position < highest,
  );
}

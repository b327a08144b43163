/** Names that Discord refuses whatever their length, with what a form says of them. */
export interface NamePattern {
  test: RegExp;
  message: string;
}

/**
 * Of members and bots on a server: the words Discord reserves. The characters it refuses in usernames (@, #, : and ```)
 * are allowed here. Source: https://docs.discord.com/developers/resources/user#usernames-and-nicknames
 */
export const nicknamePattern: NamePattern = {
  test: /^(?!\s*(?:everyone|here)\s*$)(?!.*discord)/is,
  message: 'Discord refuses names with “discord”, and the names everyone and here.',
};

/** Of webhooks. Source: https://docs.discord.com/developers/resources/webhook#create-webhook. */
export const webhookNamePattern: NamePattern = {
  test: /^(?!\s*(?:everyone|here)\s*$)(?!.*(?:discord|clyde))/is,
  message: 'Discord refuses names with “discord” or “clyde”, and the names everyone and here.',
};

/**
 * What Discord tells the reactions under a message apart by: the id of a server's own emoji, and Unicode's without
 * the variation selector.
 */
export const reactionKey = (emoji: string): string =>
  emoji.replace(/^<a?:\w+:/, '').replaceAll('\uFE0F', '');

import { pastedWord } from './pasted';

const ID =
  /^(?:@[!&]?|#|(?:https?:\/\/)?(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/(?:users|channels\/\d{15,20})\/)?(\d{15,20})\/?$/i;

/**
 * The id in a mention (`<@1>`, `<#1>`, `<@&1>`), in a link to a channel or a member's profile, or alone; null for any
 * other text. https://docs.discord.com/developers/reference#message-formatting
 */
export const readDiscordId = (typed: string): string | null =>
  ID.exec(pastedWord(typed))?.[1] ?? null;

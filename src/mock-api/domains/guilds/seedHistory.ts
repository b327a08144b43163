/** So far back what happened on a fresh server is judged with its first look. */
export const PAST = 30;

/** Servers with a history that the rules of moderation are applied to. */
export const MODERATED: readonly string[] = ['srv-keep', 'srv-hq'];

/** The server whose package has support tickets. */
export const WHERE_TICKETS_ARE = 'srv-hq';

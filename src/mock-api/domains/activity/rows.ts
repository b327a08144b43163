export const activityKinds = ['MESSAGE', 'REACTION', 'VOICE', 'GAME'] as const;

/** A member's activity on a Discord server, as the bot has seen it. */
export interface ActivityRow {
  serverId: string;
  userId: string;
  channelId: string;
  kind: (typeof activityKinds)[number];
  /** When the member wrote, reacted or played; for a voice stay, its end. */
  at: number;
  /** Minutes for a voice stay, otherwise 1. */
  amount: number;
  /** For a voice stay, number of minutes muted or deafened; absent for none. */
  silent?: number;
  /** Id of the message, or of the message that was reacted to; null otherwise. */
  messageId: string | null;
  /** Text of a message. */
  text: string | null;
  /** When the auto moderator deleted the message; absent otherwise. */
  deletedAt?: number;
  /** For a game: its kind, the bet, whether the answer was right, and the round shared with others. */
  round?: {
    /** Seed of its draws; absent where they are seeded by player, game and time. */
    id?: string;
    game: string;
    bet: number;
    isRight: boolean;
    together: string | null;
  };
}

declare module '../../store/db' {
  interface Db {
    activity: ActivityRow[];
  }
}

export const activityKinds = ['MESSAGE', 'REACTION', 'VOICE', 'GAME'] as const;

/** What somebody did on a server of Discord, as the bot has seen it. */
export interface ActivityRow {
  serverId: string;
  userId: string;
  channelId: string;
  kind: (typeof activityKinds)[number];
  /** When it was written, set or played; of a stay in a voice channel, when it ended. */
  at: number;
  /** Of a stay in a voice channel, minutes; 1 otherwise. */
  amount: number;
  /** Of a stay in a voice channel, how many of its minutes the member was muted or deafened; absent for none. */
  silent?: number;
  /** The message's own id, or that of the one that was reacted to; null otherwise. */
  messageId: string | null;
  /** What a message says. */
  text: string | null;
  /** When the auto moderator deleted the message; absent while it is there. */
  deletedAt?: number;
  /** Of a game: which one, what was bet, whether they were right, and the round shared with others. */
  round?: {
    /** What its draws are made of; absent where they are made of who played what, and when. */
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

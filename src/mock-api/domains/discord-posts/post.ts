import type { Pings, Post, PostActions } from '@/features/modules/common-fields/post';
import type { Message } from '@/features/modules/common-fields/message';
import type { Look } from '@/features/modules/common-fields/look';

/** A post, with the values of its variables. */
export interface PostRow {
  /** The rule's message, without the server's design; null where a channel was renamed. */
  message: Message | null;
  name: string | null;
  variables: PostVariable[];
  /** Ids of the roles mentioned. */
  mentions: readonly string[];
  /** Name of the place, when it is not a channel in the server's list. */
  place: string | null;
  /** Name and picture of the webhook that sends it; null, or missing, where the bot sends it. */
  sender?: Post['sender'] | null;
  /** Which mentions ping; missing where the rule limits none. */
  pings?: Pings;
  /** Actions after posting; missing for none. */
  actions?: Omit<PostActions, 'previous'>;
  /** Name of the thread opened below it, with variables not filled in; missing or empty for none. */
  thread?: string;
  /** The message it replaces; missing or null for none. */
  replaces?: Replaced | null;
  /** The name is the bot's nickname; missing for a channel's name. */
  isNickname?: boolean;
  /** Design of the server's posts at that time; missing in posts made before designs existed. */
  look?: Look;
}

/** An earlier message that a new post replaces. */
export interface Replaced {
  channelId: string;
  messageId: string;
  /** EDIT changes it into the new post; DELETE removes it after the new one is posted. */
  how: 'EDIT' | 'DELETE';
}

/** A variable of a post and its value. */
export interface PostVariable {
  name: string;
  sample: string;
  isText: boolean;
  /** Link target; the address depends on the server's explorer or marketplace. */
  to?: LinkTarget;
}

/** An address or signature on Solana. */
export interface LinkTarget {
  kind: 'account' | 'transaction' | 'nft' | 'collection';
  id: string;
}

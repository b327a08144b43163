import type { Pings, Post, PostActions } from '@/features/modules/common-fields/post';
import type { Message } from '@/features/modules/common-fields/message';
import type { Look } from '@/features/modules/common-fields/look';

/** What was posted, with what its variables stood for. */
export interface PostRow {
  /** A message as the rule has it, without the server's look; null where a channel was given a name. */
  message: Message | null;
  name: string | null;
  variables: PostVariable[];
  /** Ids of the roles mentioned. */
  mentions: readonly string[];
  /** Where it stands, in words, when that is no channel of the server's list. */
  place: string | null;
  /** The webhook's name and picture it is sent under; null, or missing, where the bot sends it. */
  sender?: Post['sender'] | null;
  /** Which mentions ping; missing where the rule limits none. */
  pings?: Pings;
  /** What becomes of the message once it is posted; missing where nothing does. */
  actions?: Omit<PostActions, 'previous'>;
  /** Name of the thread opened below it, its variables as they are written; missing or empty for none. */
  thread?: string;
  /** The message it takes the place of; missing or null for none. */
  replaces?: Replaced | null;
  /** The name is the bot's nickname; missing where it is a channel's. */
  isNickname?: boolean;
  /** How the server's posts looked then; missing in posts made before there was a look. */
  look?: Look;
}

/** A message that goes as another is posted. */
export interface Replaced {
  channelId: string;
  messageId: string;
  /** It becomes the new one, or is deleted once the new one is posted. */
  how: 'EDIT' | 'DELETE';
}

/** What a variable of a post stands for. */
export interface PostVariable {
  name: string;
  sample: string;
  isText: boolean;
  /** What it links to, until the server's own explorer or marketplace is put in. */
  to?: LinkTarget;
}

/** Something on Solana, by its address or signature. */
export interface LinkTarget {
  kind: 'account' | 'transaction' | 'nft' | 'collection';
  id: string;
}

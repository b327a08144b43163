import type { MessageButton } from './message';

/** A button, line of a menu or reaction below a message. */
export interface PostOption {
  label: string;
  /** One emoji, Unicode's or <:name:id>; empty for none. */
  emoji?: string;
  description?: string;
  style?: 'primary' | 'secondary' | 'success' | 'danger';
}

/** Which mentions in the text of a message ping those mentioned: Discord's allowed mentions. */
export interface Pings {
  users: boolean;
  roles: boolean;
  everyone: boolean;
}

/** What becomes of a message once it is posted, and of the post before it. */
export interface PostActions {
  isPinned: boolean;
  isCrossposted: boolean;
  previous: 'KEEP' | 'EDIT' | 'DELETE';
}

/** The same in words, a sentence each. */
export const actionsInWords = ({ isPinned, isCrossposted, previous }: PostActions): string[] => [
  ...(previous === 'EDIT' ? ['Edits the previous post.'] : []),
  ...(previous === 'DELETE' ? ['Deletes the previous post.'] : []),
  ...(isPinned ? ['Pinned in the channel.'] : []),
  ...(isCrossposted ? ['Published to following servers.'] : []),
];

/** What stands around a message in Discord besides its own text: all that the form decides about it. */
export interface Post {
  /** Id of the channel it is posted in; empty while none is chosen. */
  channelId?: string;
  /** Where it stands, in words, when that is no channel of the server: "Direct message". */
  place?: string;
  /** Ids of the roles mentioned before the text. */
  mentions?: readonly string[];
  /** Another sender than the bot; the picture is an address. */
  sender?: { name: string; picture: string } | undefined;
  /** Which mentions ping, where the form decides that. */
  pings?: Pings;
  buttons?: readonly PostOption[];
  links?: readonly MessageButton[];
  /** `most` can be chosen at once. */
  menu?: { placeholder: string; options: readonly PostOption[]; most: number };
  reactions?: readonly PostOption[];
  /** The answer that only whoever pressed can see, and the roles `{role}` in it stands for. */
  reply?: { text: string; roles: readonly string[] };
  /** What is asked once somebody has pressed. */
  questions?: {
    title: string;
    items: readonly { label: string; isRequired: boolean; isLong: boolean }[];
  };
  /** Name of a thread below it; may hold variables. */
  thread?: string;
  /** Name of the channel or thread that is made for it; may hold variables. */
  channelName?: string;
  /** What else becomes of it, in words: "Pinned". */
  notes?: readonly string[];
  /** Which roles come of it, each line with what leads to them. */
  roles?: readonly { label: string; roles: readonly string[] }[];
}

/** Around a message that is posted in the channel beside it. */
export const channelPost = ({ channelId }: { channelId: string }): Post => ({ channelId });

/** Around one that mentions the roles beside it as well. */
export const mentioningPost = ({
  channelId,
  mentionRoles,
}: {
  channelId: string;
  mentionRoles: readonly string[];
}): Post => ({ channelId, mentions: mentionRoles });

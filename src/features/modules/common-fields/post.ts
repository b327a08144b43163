import type { MessageButton } from './message';

/** A button, menu option or reaction below a message. */
export interface PostOption {
  label: string;
  /** One emoji, Unicode or <:name:id>; empty for none. */
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

/** What happens to a message after it is posted, and to the previous post. */
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

/** Everything a form decides about a message in Discord besides its text. */
export interface Post {
  /** Id of the channel it is posted in; empty while none is chosen. */
  channelId?: string;
  /** The place in words, if it is not a channel of the server: "Direct message". */
  place?: string;
  /** Ids of the roles mentioned before the text. */
  mentions?: readonly string[];
  /** A sender other than the bot; `picture` is an address. */
  sender?: { name: string; picture: string } | undefined;
  /** Which mentions ping, if the form decides that. */
  pings?: Pings;
  buttons?: readonly PostOption[];
  links?: readonly MessageButton[];
  /** Up to `most` options can be chosen at once. */
  menu?: { placeholder: string; options: readonly PostOption[]; most: number };
  reactions?: readonly PostOption[];
  /** The reply that only the member who pressed sees, and the roles for `{role}` in it. */
  reply?: { text: string; roles: readonly string[] };
  /** Questions shown after a press. */
  questions?: {
    title: string;
    items: readonly { label: string; isRequired: boolean; isLong: boolean }[];
  };
  /** Name of the thread below it; may contain variables. */
  thread?: string;
  /** Name of the channel or thread created for it; may contain variables. */
  channelName?: string;
  /** Other effects, in words: "Pinned". */
  notes?: readonly string[];
  /** Roles it gives; `label` says how members get them. */
  roles?: readonly { label: string; roles: readonly string[] }[];
}

/** The post of a message in the channel chosen beside it. */
export const channelPost = ({ channelId }: { channelId: string }): Post => ({ channelId });

/** The same, with the mentioned roles chosen beside it. */
export const mentioningPost = ({
  channelId,
  mentionRoles,
}: {
  channelId: string;
  mentionRoles: readonly string[];
}): Post => ({ channelId, mentions: mentionRoles });

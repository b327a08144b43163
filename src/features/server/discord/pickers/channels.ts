import type { ServerDetails } from '../guild';

type Channel = ServerDetails['guildChannels'][number];
/** Kinds of Discord channels a picker may offer (Discord docs, "Channel Types"). */
export type ChannelKind = 'text' | 'announcement' | 'voice' | 'stage' | 'forum' | 'category';

/** Discord's numbers (Discord docs, "Channel Types"). */
const kindOf: Readonly<Record<number, ChannelKind>> = {
  0: 'text',
  2: 'voice',
  4: 'category',
  5: 'announcement',
  13: 'stage',
  15: 'forum',
};

/** Whether a channel's type (Discord's number) is one of the kinds. */
export function isOfKind({ type }: Pick<Channel, 'type'>, kinds: readonly ChannelKind[]): boolean {
  const kind = kindOf[type];
  return kind !== undefined && kinds.includes(kind);
}

export interface ChannelGroup {
  title: string;
  channels: Channel[];
}

/** The channels of these kinds, grouped by category, in the server's order. */
export function groupChannels(
  channels: readonly Channel[],
  kinds: readonly ChannelKind[],
): ChannelGroup[] {
  const wanted = channels.filter((channel) => isOfKind(channel, kinds));
  const loose = wanted.filter(({ parentId }) => !channels.some(({ id }) => id === parentId));
  const groups = channels
    .filter(({ type }) => kindOf[type] === 'category')
    .map(({ id, name }) => ({
      title: name,
      channels: wanted.filter(({ parentId }) => parentId === id),
    }));
  return [{ title: 'Without a category', channels: loose }, ...groups].filter(
    (group) => group.channels.length > 0,
  );
}

/** A channel's name as Discord shows it. */
export const channelLabel = ({ name, type }: Channel) =>
  kindOf[type] === 'text' || kindOf[type] === 'announcement' ? `# ${name}` : name;

/** Whether the bot may post there; true if the server doesn't say. */
export const canPost = ({ botCanPost }: Channel) => botCanPost !== false;

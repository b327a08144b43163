import { LANGUAGE } from '@/shared/text/locales';
import type spec from '@/features/modules/definitions/embed-message/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { linkButton, type Message } from '@/features/modules/common-fields/message';
import { nextId, type World } from '../../../store/world';
import type { PostRow } from '../../discord-posts/post';
import { messagePost, told } from '../compose/common';
import { everybodyOn, headcount } from '../compose/figures';
import type { Posting, PostingRule } from '../due';
import type { MessageCopyRow } from './rows';

/** Settings of a message that the team wrote. */
export type OwnMessage = ValuesOf<typeof spec.fields>;

/**
 * Post of a message that the team wrote, in a channel.
 *
 * @param copy the copy to post or edit; Discord does not allow changing a message's sender
 */
export function embedPost(
  { world, guild }: Posting,
  { values }: Pick<PostingRule<OwnMessage>, 'values'>,
  at: number,
  { channelId, messageId, sender }: Pick<MessageCopyRow, 'channelId' | 'messageId' | 'sender'>,
): PostRow {
  const channel = guild.channels.find(({ id }) => id === channelId);
  const post = messagePost(embedMessage(values), [
    told('server.name', guild.name),
    told('member.count', headcount(everybodyOn(world, guild))(at).toLocaleString(LANGUAGE)),
    told('channel', channel ? `#${channel.name}` : '…'),
  ]);
  return {
    ...post,
    sender: messageId === null ? senderOf(values) : (sender ?? null),
    pings: {
      users: values.mentionsUsers,
      roles: values.mentionsRoles,
      everyone: values.mentionsEveryone,
    },
  };
}

const senderOf = ({ sender, senderName, senderPicture }: OwnMessage) =>
  sender === 'WEBHOOK' ? { name: senderName, picture: senderPicture } : null;

/** The message for all channels, with variables not filled in. */
export function embedMessage({
  message,
  buttons,
}: Pick<OwnMessage, 'message' | 'buttons'>): Message {
  const links = buttons.map(({ label, url }) => linkButton(label, url));
  return { ...message, buttons: [...message.buttons, ...links] };
}

/** A new linked copy that was never posted. */
export function newCopy(
  world: World,
  serverId: string,
  ruleId: string,
  channelId: string,
): MessageCopyRow {
  const copy: MessageCopyRow = {
    id: nextId(world, 'cpy'),
    serverId,
    ruleId,
    channelId,
    messageId: null,
    postedAt: null,
    updatedAt: null,
    message: null,
    trouble: null,
    deliveryId: null,
    ended: null,
  };
  world.db.messageCopies.push(copy);
  return copy;
}

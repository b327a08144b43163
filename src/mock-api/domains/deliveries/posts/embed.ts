import spec from '@/features/bot-modules/modules/embed-message/definition';
import type { ValuesOf } from '@/features/bot-modules/fields/field';
import { linkButton, type Message } from '@/features/bot-modules/fields/message';
import { nextId } from '../../../store/nextId';
import { copiesOf, everCopies, note, refusalOf, stateOf } from '../copies/copies';
import type { MessageCopyRow } from '../copies/rows';
import type { World } from '../../../store/world';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import type { PostRow } from '../../discord-posts/post';
import { messagePost, told } from './common';
import { everybodyOn, headcount } from './figures';
import { byTheClock } from './written';

/** A message that a server posts in its own words. */
export type OwnMessage = ValuesOf<typeof spec.fields>;

/**
 * A message of one's own in a channel.
 *
 * @param copy the copy that is posted or changed; Discord lets no one change who sent a message
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
    told('member.count', headcount(everybodyOn(world, guild))(at).toLocaleString('en')),
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

/** The same whatever the channel: variables stand as they are written. */
export function embedMessage({
  message,
  buttons,
}: Pick<OwnMessage, 'message' | 'buttons'>): Message {
  const links = buttons.map(({ label, url }) => linkButton(label, url));
  return { ...message, buttons: [...message.buttons, ...links] };
}

/** A copy of a message of one's own that was never posted. */
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

/** Changes a copy as its rule was saved, or posts one that could not be posted before. */
function changing(
  posting: Posting,
  rule: PostingRule<OwnMessage>,
  at: number,
  copy: MessageCopyRow,
): Due {
  const { channelId, messageId } = copy;
  const refusal = refusalOf(posting.world.db, posting.guild, copy);
  return byTheClock(at, {
    key: `save:${String(rule.updatedAt)}:${copy.id}`,
    label: messageId === null ? 'Posted as it was saved' : 'Changed as it was saved',
    channelAt: null,
    channelId,
    messageId,
    ...(refusal ? { refusal } : {}),
    post: () => embedPost(posting, rule, at, copy),
    noted: (row) => note(copy, row),
  });
}

/** Posts the first copy, in the channel the rule names. */
function posting(place: Posting, rule: PostingRule<OwnMessage>, at: number, ruleId: string): Due {
  const { channelId, keepsCopies } = rule.values;
  return byTheClock(at, {
    key: `save:${String(rule.updatedAt)}`,
    label: 'Posted as it was saved',
    channelAt: null,
    channelId,
    isOver: ({ total }) => total > 0 && !keepsCopies,
    post: () => embedPost(place, rule, at, { channelId, messageId: null }),
    noted: (row) => {
      if (row.attempts.length > 0)
        note(newCopy(place.world, place.guild.id, ruleId, channelId), row);
    },
  });
}

/**
 * A message of one's own: posted once it is saved, and changed in Discord with what is saved later, one copy after
 * the other. A copy that says so already is left alone, and one that is gone is not posted anew by itself.
 */
export const embed = createPoster(spec, {
  due: (place, rule, after, to) => {
    // A moment after it was saved, as what is saved counts from then on.
    const at = rule.updatedAt + 1;
    if (rule.id === null || at <= after || at > to) return [];
    const { db } = place.world;
    const known = everCopies(db, place.guild.id, rule.id);
    const { keepsCopies: follows, channelId: home } = rule.values;
    const wanted = embedMessage(rule.values);
    const behind = copiesOf(db, place.guild.id, rule.id).filter(
      (copy) =>
        (follows || copy.messageId === null) &&
        ['OUTDATED', 'FAILED'].includes(stateOf(place.guild, copy, wanted)),
    );
    const isFirst =
      !known.some(({ channelId }) => channelId === home) && (follows || known.length === 0);
    return [
      ...(isFirst ? [posting(place, rule, at, rule.id)] : []),
      ...behind.map((copy) => changing(place, rule, at, copy)),
    ];
  },
});

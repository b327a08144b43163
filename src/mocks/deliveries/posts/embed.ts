import { isOn, itemsAt, textAt } from '@/features/bot-modules/engine/read';
import { linkButton } from '@/features/bot-modules/fields/message';
import type { Poster, Posting, PostingRule } from '../due';
import { messagePost, told } from './common';
import { everybodyOn, headcount } from './figures';
import { byTheClock } from './written';

function postOf({ world, guild }: Posting, { values }: PostingRule, at: number) {
  const channel = guild.channels.find(({ id }) => id === textAt(values, 'channelId'));
  const post = messagePost(values, [
    told('server.name', guild.name),
    told('member.count', headcount(everybodyOn(world, guild))(at).toLocaleString('en')),
    told('channel', channel ? `#${channel.name}` : '…'),
  ]);
  const links = itemsAt(values, 'buttons').map((button) =>
    linkButton(textAt(button, 'label'), textAt(button, 'url')),
  );
  const { message } = post;
  return { ...post, message: message && { ...message, buttons: [...message.buttons, ...links] } };
}

/** A message of one's own: posted once it is saved, and changed in Discord with what is saved later. */
export const embed: Poster = {
  slug: 'embed-message',
  due: (posting, rule, after, to) => {
    // A moment after it was saved, as what is saved counts from then on.
    const at = rule.updatedAt + 1;
    if (at <= after || at > to) return [];
    const label =
      rule.updatedAt === rule.createdAt ? 'Posted as it was saved' : 'Posted as it was changed';
    return [
      byTheClock(at, {
        key: `save:${String(rule.updatedAt)}`,
        label,
        isOver: ({ total }) => total > 0 && !isOn(rule.values, 'keepsCopies'),
        post: () => postOf(posting, rule, at),
      }),
    ];
  },
};

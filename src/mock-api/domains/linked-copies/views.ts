import { isoOrNull } from '../../store/clock';
import type { Posting, PostingRule } from '../post-history/due';
import { embedMessage, type OwnMessage } from '../post-history/copies/embedPost';
import { channelNameOf, urlOf } from '../post-history/views';
import { copiesOf, stateOf } from '../post-history/copies/copies';
import type { MessageContext } from './messageContext';
import type { MessageCopyRow } from '../post-history/copies/rows';

export function copyView({ guild }: Posting, rule: PostingRule<OwnMessage>, copy: MessageCopyRow) {
  const { id, channelId, messageId, postedAt, updatedAt, trouble } = copy;
  const channelName = channelNameOf(guild, channelId);
  const state = stateOf(guild, copy, embedMessage(rule.values));
  return {
    id,
    channelId,
    channelName,
    messageUrl: state === 'GONE' ? null : urlOf(guild, channelId, messageId),
    postedAt: isoOrNull(postedAt),
    updatedAt: isoOrNull(updatedAt),
    state,
    trouble:
      trouble === null || state === 'CURRENT' ? null : { ...trouble, at: isoOrNull(trouble.at) },
  };
}

/** The copies that follow a rule, the oldest first. */
export const copiesView = (posting: MessageContext) => ({
  copies: copiesOf(posting.world.db, posting.guild.id, posting.rule.id).map((copy) =>
    copyView(posting, posting.rule, copy),
  ),
  version: posting.version,
  obstacle: posting.obstacle,
});

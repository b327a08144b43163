import spec from '@/features/modules/definitions/embed-message/definition';
import { byTheClock } from '../compose/written';
import { copiesOf, everCopies, note, refusalOf, stateOf } from '../copies/copies';
import { embedMessage, embedPost, newCopy, type OwnMessage } from '../copies/embedPost';
import type { MessageCopyRow } from '../copies/rows';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';

/** Edits a copy after its rule was saved, or posts one that could not be posted before. */
function changing(
  posting: Posting,
  rule: PostingRule<OwnMessage>,
  at: number,
  copy: MessageCopyRow,
): Due<'channelId'> {
  const { channelId, messageId } = copy;
  const refusal = refusalOf(posting.world.db, posting.guild, copy);
  return byTheClock<'channelId'>(at, {
    key: `save:${String(rule.updatedAt)}:${copy.id}`,
    label: messageId === null ? 'Posted on save' : 'Updated on save',
    channelAt: null,
    channelId,
    messageId,
    ...(refusal ? { refusal } : {}),
    post: () => embedPost(posting, rule, at, copy),
    noted: (row) => note(copy, row),
  });
}

/** Posts the first copy, in the channel set in the rule. */
function posting(
  place: Posting,
  rule: PostingRule<OwnMessage>,
  at: number,
  ruleId: string,
): Due<'channelId'> {
  const { channelId, keepsCopies } = rule.values;
  return byTheClock<'channelId'>(at, {
    key: `save:${String(rule.updatedAt)}`,
    label: 'Posted on save',
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
 * A message that the team wrote: posted once it is saved, and edited on Discord after later saves, one copy after the
 * other. Skips copies that are up to date; deleted copies are not posted again automatically.
 */
const embed = createPoster(spec, {
  place: 17,

  due: (place, rule, after, to) => {
    // Just after the save, because changes apply from then on.
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
export default embed;

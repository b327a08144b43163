import { attemptAt } from '../attempt';
import type { Posting, PostingRule } from '../due';
import { withBranding } from '../../discord-posts/branding';
import { blankDelivery, messageIdAt } from '../make';
import { formRefusal, payloadOfPost } from '../../discord-posts/payload';
import { embedPost, type OwnMessage } from './embedPost';
import { withVariables } from '../../discord-posts/variables';
import type { DeliveryRow } from '../rows';
import { brandingAt } from '../settle';
import { note, refusalOf } from './copies';
import type { MessageCopyRow } from './rows';

/**
 * Posts or edits a copy manually, with its rule's current message. After a failed try this adds an attempt to the same
 * post history entry; otherwise it creates a new entry.
 */
export function tryCopy(
  posting: Posting,
  rule: PostingRule<OwnMessage>,
  copy: MessageCopyRow,
): DeliveryRow {
  const { world, guild, spec } = posting;
  const { channelId, messageId } = copy;
  const now = world.clock.now();
  const post = withBranding(
    brandingAt(posting)(now),
    spec,
    withVariables(spec.variables, embedPost(posting, rule, now, copy)),
  );
  const refusal = refusalOf(world.db, guild, copy) ?? formRefusal(payloadOfPost(post));
  const attempt = attemptAt(guild, world.db.outages, { at: now, channelId, refusal });
  const row = failedOf(posting, copy) ?? begun(posting, rule, copy, now);
  const isSent = attempt.code === null;
  row.attempts.push(attempt);
  row.state = isSent ? 'SENT' : 'FAILED';
  row.why = attempt.text;
  row.post = post;
  row.messageId = isSent ? (messageId ?? messageIdAt(now, numberOf(row))) : null;
  note(copy, row);
  return row;
}

const failedOf = ({ world: { db } }: Posting, { deliveryId }: MessageCopyRow) =>
  db.deliveries.find(({ id, state }) => id === deliveryId && state === 'FAILED');

function begun(
  { world, guild }: Posting,
  rule: PostingRule,
  { channelId, messageId, id }: MessageCopyRow,
  at: number,
): DeliveryRow {
  const mark = world.db.deliveryMarks.find(({ serverId }) => serverId === guild.id);
  const number = mark?.made ?? 0;
  if (mark) mark.made += 1;
  const row = blankDelivery(guild, rule, {
    key: `hand:${String(number)}:${id}`,
    kind: 'RUN',
    label: messageId === null ? 'Copy posted' : 'Copy updated',
    signature: null,
    by: null,
    at,
    channelAt: null,
    channelId,
    number,
  });
  world.db.deliveries.push(row);
  return row;
}

const numberOf = ({ id }: DeliveryRow) => Number(id.slice(id.lastIndexOf('-') + 1));

/** Why a rule cannot post or edit now, in words; null where it can. */
export const obstacleOf = (isEnabled: boolean, isModuleOn: boolean): string | null => {
  if (!isModuleOn) return 'Embed message is switched off. Turn it on to post or update copies.';
  return isEnabled ? null : 'This message is switched off. Turn it on to post or update copies.';
};

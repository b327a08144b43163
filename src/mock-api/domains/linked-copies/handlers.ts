import * as postedEndpoints from '@/features/modules/field-types/message/exchange/postedEndpoints';
import type { FieldSet } from '@/features/modules/common-fields/field';
import { MOST_COPIES } from '@/features/modules/linked-copies/copy';
import * as endpoints from '@/features/modules/linked-copies/endpoints';
import { saveModuleRow } from '../module-settings/moduleContext';
import { problemsOf } from '../module-settings/problems';
import { iso } from '../../store/clock';
import { isOut } from '../post-history/attempt';
import { embedMessage, newCopy } from '../post-history/copies/embedPost';
import { settleDeliveries } from '../post-history/settle';
import { channelNameOf } from '../post-history/views';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders } from '../orders/lifecycle';
import { copiesOf, isDeleted, SLUG, stateOf } from '../post-history/copies/copies';
import { changingAt, messageAt, type MessageContext } from './messageContext';
import { postedAt } from './posted';
import type { MessageCopyRow } from '../post-history/copies/rows';
import { tryCopy } from '../post-history/copies/tries';
import { copiesView, copyView } from './views';

const channelField = ({ fields }: MessageContext['spec']): FieldSet => {
  const { channelId } = fields;
  return channelId ? { channelId } : {};
};
const NO_COPY = 'This copy was unlinked or deleted. Refresh to see the current list.';
const NOT_POSTED =
  'Message not found. Our bot must have posted it on this server within the last 30 days.';

const copyAt = ({ world, guild, rule }: MessageContext, id: string): MessageCopyRow | undefined =>
  copiesOf(world.db, guild.id, rule.id).find((copy) => copy.id === id);

const stateHere = ({ guild, rule }: MessageContext, copy: MessageCopyRow) =>
  stateOf(guild, copy, embedMessage(rule.values));

/** Why a channel cannot get another copy of a message; null where it can. Deleted copies do not count. */
function roomFor(
  here: MessageContext,
  channelId: string,
): Refusal<'copy-exists' | 'too-many-copies'> | null {
  const { world, guild, rule } = here;
  const copies = copiesOf(world.db, guild.id, rule.id);
  const there = copies.find((copy) => copy.channelId === channelId);
  if (there && stateHere(here, there) !== 'GONE')
    return refuse(
      'copy-exists',
      `This message already has a copy in #${channelNameOf(guild, channelId) ?? '…'}.`,
    );
  if (!there && copies.length >= MOST_COPIES)
    return refuse('too-many-copies', `Maximum ${String(MOST_COPIES)} linked copies per message.`);
  if (there) there.ended = 'DELETED';
  return null;
}

/** Resets a deleted copy, so that it is posted again. */
function begunAnew(copy: MessageCopyRow): void {
  Object.assign(copy, { messageId: null, postedAt: null, message: null, trouble: null });
}

export const messageCopyRoutes = serve(
  { ...endpoints, ...postedEndpoints },
  {
    listLinkedCopies: async (call) => {
      const here = await messageAt(call);
      if (here instanceof Refusal) return here;
      return done(copiesView(here));
    },

    postLinkedCopy: async (call) => {
      const here = await changingAt(call);
      if (here instanceof Refusal) return here;
      const { world, guild, spec, rule } = here;
      const { channelId } = call.body;
      const wrong = problemsOf(here, channelField(spec), { channelId });
      if (wrong.length > 0) return wrongFields(wrong);
      const obstacle = roomFor(here, channelId);
      if (obstacle) return obstacle;
      const copy = newCopy(world, guild.id, rule.id, channelId);
      tryCopy(here, rule, copy);
      saveModuleRow(here, 'copy-posted', { subject: here.rule.name });
      world.changed();
      return done(
        { copy: copyView(here, rule, copy) },
        copy.trouble === null ? 'Posted' : copy.trouble.text,
      );
    },

    updateLinkedCopies: async (call) => {
      const here = await changingAt(call);
      if (here instanceof Refusal) return here;
      const { world, guild, rule } = here;
      const { copyIds } = call.body;
      const copies = copiesOf(world.db, guild.id, rule.id);
      const named = copyIds?.map((id) => copyAt(here, id));
      if (named?.includes(undefined)) return refuse('copy-not-found', NO_COPY);
      for (const copy of named ?? copies) {
        if (!copy) continue;
        const state = stateHere(here, copy);
        if (state === 'CURRENT' || (state === 'GONE' && !named)) continue;
        if (state === 'GONE') begunAnew(copy);
        tryCopy(here, rule, copy);
      }
      saveModuleRow(here, 'copies-updated', { subject: here.rule.name });
      world.changed();
      return done(copiesView(here));
    },

    unlinkCopy: async (call) => {
      const here = await messageAt(call);
      if (here instanceof Refusal) return here;
      const copy = copyAt(here, call.params.copyId);
      if (!copy) return refuse('copy-not-found', NO_COPY);
      copy.ended = 'UNLINKED';
      saveModuleRow(here, 'copy-unlinked', { subject: here.rule.name });
      here.world.changed();
      return done(null, 'Unlinked. The message stays in Discord.');
    },

    deleteLinkedCopy: async (call) => {
      const here = await messageAt(call);
      if (here instanceof Refusal) return here;
      const { world, guild } = here;
      const copy = copyAt(here, call.params.copyId);
      if (!copy) return refuse('copy-not-found', NO_COPY);
      const { channelId, messageId } = copy;
      const channel = guild.channels.find(({ id }) => id === channelId);
      if (channel && messageId !== null && !isDeleted(world.db, channelId, messageId)) {
        if (isOut(world.db.outages, world.clock.now()))
          return refuse(
            'discord-unreachable',
            'Discord didn’t respond, so the message wasn’t deleted. Try again.',
          );
        if (!channel.botCanPost)
          return refuse(
            'cannot-post',
            `The bot can’t view #${channel.name}. Give it “View Channel” there, or delete the message in Discord.`,
          );
        world.db.deletedMessages.push({ channelId, messageId });
      }
      copy.ended = 'DELETED';
      saveModuleRow(here, 'copy-deleted', { subject: here.rule.name });
      world.changed();
      return done(null, 'Message deleted');
    },

    findPostedMessage: async ({ world, guild, query }) => {
      await settleOrders(world, guild.id);
      await settleDeliveries(world, guild);
      const posted = postedAt({ world, guild, ...query });
      if (!posted) return refuse('message-not-found', NOT_POSTED);
      const { message, channelName, owner } = posted;
      return done({ message, channelName, owner, postedAt: iso(posted.postedAt) });
    },

    linkPostedMessage: async (call) => {
      const here = await changingAt(call);
      if (here instanceof Refusal) return here;
      const { world, guild, rule } = here;
      const posted = postedAt({ world, guild, ...call.body });
      if (!posted) return refuse('message-not-found', NOT_POSTED);
      const { owner, message } = posted;
      const isOwn = owner?.module === SLUG && owner.ruleId === rule.id;
      if (isOwn) return refuse('copy-exists', 'This is already a linked copy of the message.');
      if (owner)
        return refuse('message-of-another', `This message already belongs to “${owner.name}”.`);
      const obstacle = roomFor(here, call.body.channelId);
      if (obstacle) return obstacle;
      // A message belongs to one rule: it no longer belongs to an earlier one.
      const copy = posted.copy ?? newCopy(world, guild.id, rule.id, call.body.channelId);
      Object.assign(copy, {
        ruleId: rule.id,
        messageId: call.body.messageId,
        sender: posted.sender ?? null,
        postedAt: posted.postedAt,
        updatedAt: posted.updatedAt,
        message: structuredClone(message),
        trouble: null,
        deliveryId: null,
        ended: null,
      });
      saveModuleRow(here, 'copy-linked', { subject: here.rule.name });
      world.changed();
      return done(null, 'Linked');
    },
  },
);

import embedMessage from '@/features/modules/definitions/embed-message/definition';
import * as endpoints from '@/features/modules/post-history/endpoints';
import { readSignature } from '@/shared/solana/signatureInput';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import { SLUG } from './copies/copies';
import { tryCopy } from './copies/tries';
import { readRule } from '../module-settings/modules';
import { moduleAt, unlockedAt } from '../module-settings/moduleContext';
import type { GuildRow } from '../guilds/rows';
import { pageOf } from '../../http/paging';
import { done, Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders } from '../orders/lifecycle';
import type { World } from '../../store/world';
import { attemptAt } from './attempt';
import { formRefusal, payloadOfPost } from '../discord-posts/payload';
import { channelOf, typedRule, type PostingRule } from './due';
import { deleteReplaced, messageIdOf } from './replaced';
import { replayOf } from './replay';
import type { DeliveryRow } from './rows';
import { messageIdAt } from './make';
import { rulesOf, settleDeliveries } from './settle';
import { deliveryView, detailView, ruleNames } from './views';
import { whyOf } from './why';

const NONE = 'Entry not found. Post history is kept for 30 days.';
const NO_COPY = 'This message has changed or was unlinked since. Check its linked copies.';
const NO_RULE = 'Rule not found.';

async function settled(world: World, guild: GuildRow): Promise<void> {
  await settleOrders(world, guild.id);
  await settleDeliveries(world, guild);
}

const rowAt = ({ db }: World, { id: serverId }: GuildRow, id: string): DeliveryRow | undefined =>
  db.deliveries.find((row) => row.serverId === serverId && row.id === id);

interface Wanted {
  module?: string | undefined;
  rule?: string | undefined;
  state?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
}

function isWanted(
  row: DeliveryRow,
  { module, rule, state, since, until, search = '' }: Wanted,
): boolean {
  return (
    (module === undefined || row.module === module) &&
    (rule === undefined || rule.split(',').includes(row.ruleId ?? '')) &&
    (state === undefined || state.split(',').includes(row.state)) &&
    (since === undefined || row.at >= Date.parse(since)) &&
    (until === undefined || row.at < Date.parse(until)) &&
    searchMatcher(search)(row.label)
  );
}

/** The rule a post is of, as the audit log names it. */
const named = (rule: PostingRule | undefined) =>
  rule && rule.id !== null ? { subject: rule.name } : {};

export const deliveryRoutes = serve(endpoints, {
  listPostHistory: async ({ world, guild, query }) => {
    await settled(world, guild);
    const rows = world.db.deliveries
      .filter((row) => row.serverId === guild.id && isWanted(row, query))
      .toReversed();
    const { items, ...page } = pageOf(rows, query);
    const nameOf = ruleNames(world, guild);
    return done({ ...page, items: items.map((row) => deliveryView(guild, row, nameOf)) });
  },

  getPostHistoryEntry: async ({ world, guild, params }) => {
    await settled(world, guild);
    const row = rowAt(world, guild, params.entryId);
    return row
      ? done(detailView(guild, row, ruleNames(world, guild)))
      : refuse('entry-not-found', NONE);
  },

  retryPostHistoryEntry: async ({ world, user, guild, params }) => {
    await settled(world, guild);
    const found = rowAt(world, guild, params.entryId);
    if (!found) return refuse('entry-not-found', NONE);
    const here = await unlockedAt({ world, user, guild, params: { slug: found.module } });
    if (here instanceof Refusal) return here;
    // Another call may have been quicker.
    const row = rowAt(world, guild, params.entryId);
    if (!row) return refuse('entry-not-found', NONE);
    if (row.state !== 'FAILED')
      return refuse('not-failed', 'This message is no longer marked as failed. Refresh to see it.');
    const rule = rulesOf(here, false).find(({ id }) => id === row.ruleId);
    const copy = world.db.messageCopies.find(({ deliveryId }) => deliveryId === row.id);
    if (row.module === SLUG) {
      if (!rule || !copy || copy.ended !== null) return refuse('copy-ended', NO_COPY);
      tryCopy(here, typedRule(embedMessage, rule), copy);
      audit(world, user.id, `module.${row.module}.delivery-retried`, guild.id, named(rule));
      world.changed();
      return done(detailView(guild, row, ruleNames(world, guild)), row.why ?? 'Posted');
    }
    // A rule that was mended since posts where it says now.
    if (rule) row.channelId = channelOf(rule, row.channelAt);
    const now = world.clock.now();
    const last = row.attempts.at(-1);
    const refusal =
      last?.code === NO_DMS
        ? { code: NO_DMS, text: last.text ?? '' }
        : row.post
          ? formRefusal(payloadOfPost(row.post))
          : undefined;
    const attempt = attemptAt(guild, world.db.outages, {
      at: now,
      channelId: row.channelId,
      refusal,
    });
    row.attempts.push(attempt);
    row.why = attempt.text;
    if (attempt.code === null) {
      row.state = 'SENT';
      if (row.post?.message) {
        deleteReplaced(world.db, row);
        row.messageId = messageIdOf(world.db, row, messageIdAt(now, row.attempts.length));
      }
    }
    audit(world, user.id, `module.${row.module}.delivery-retried`, guild.id, named(rule));
    world.changed();
    return done(detailView(guild, row, ruleNames(world, guild)), attempt.text ?? 'Posted');
  },

  explainAlert: async ({ world, user, guild, body }) => {
    const of = readSignature(body.signature);
    if ('problem' in of) return wrongFields([{ path: 'signature', message: of.problem }]);
    await settled(world, guild);
    const here = await moduleAt({ world, user, guild, params: { slug: body.module } });
    return here instanceof Refusal ? here : done(whyOf(here, of.signature));
  },

  replayAlert: async ({ world, user, guild, body }) => {
    const of = readSignature(body.signature);
    if ('problem' in of) return wrongFields([{ path: 'signature', message: of.problem }]);
    await settled(world, guild);
    const here = await unlockedAt({ world, user, guild, params: { slug: body.module } });
    if (here instanceof Refusal) return here;
    const rule = here.row.rules.find(({ id }) => id === body.ruleId);
    if (!rule) return refuse('rule-not-found', NO_RULE);
    const read = body.values === undefined ? null : readRule(here, body.values, rule);
    if (read && 'errors' in read) return wrongFields(read.errors);
    return replayOf(here, rule, of.signature, read?.values ?? null, body.channelId);
  },
});

/** Discord's code for members who take no messages. */
const NO_DMS = 50_007;

import * as z from 'zod/mini';
import { pastMessageOrNull } from '@/features/modules/preview/shownMessage';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
  timeSchema,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';

export const deliveryStates = ['SENT', 'SKIPPED', 'FAILED'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Why something was not posted. */
export const skipReasons = [
  'FILTER',
  'CAP',
  'COOLDOWN',
  'PAUSED',
  'SOURCE_GAP',
  'DUPLICATE',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The event of a post: on the chain, at a scheduled time, or on the server. */
export const eventKinds = [
  'SALE',
  'LISTING',
  'TRADE',
  'MINT',
  'PRICE',
  'RUN',
  'REFRESH',
  'JOIN',
  'LEAVE',
  'ROLE',
  'LEVEL',
] as const;
export type EventKind = (typeof eventKinds)[number];

const deliveryShape = {
  id: idSchema,
  at: timeSchema.check(z.describe('When it happened, which decides when it was due.')),
  module: orElse(z.string(), '').check(z.describe('Slug of the module.')),
  ruleId: orNull(z.nullable(idSchema)).check(
    z.describe('ID of the rule; null for modules without rules.'),
  ),
  ruleName: orElse(z.string(), 'Deleted rule').check(z.describe('Name of the rule now.')),
  kind: openEnum(z.enum(eventKinds)).check(
    z.describe('What it’s about. RUN is a schedule, REFRESH an update of a post.'),
  ),
  label: orElse(z.string(), '').check(z.describe('What happened, in words.')),
  signature: textOrNull.check(z.describe('Signature of the transaction; null if there was none.')),
  state: openEnum(z.enum(deliveryStates)).check(
    z.describe(
      'SENT: posted. SKIPPED: not posted on purpose. FAILED: Discord refused it each time.',
    ),
  ),
  reason: orNull(z.nullable(openEnum(z.enum(skipReasons)))).check(
    z.describe('Why it was skipped; null for SENT and FAILED.'),
  ),
  why: textOrNull.check(z.describe('Why it wasn’t posted, in words; null if it was.')),
  channelName: textOrNull.check(
    z.describe('Name of the channel; null if it isn’t a channel, or was deleted.'),
  ),
  place: textOrNull.check(
    z.describe('Place in words if it isn’t a channel, such as a DM; null otherwise.'),
  ),
  attemptCount: orElse(z.int(), 0).check(z.describe('Number of attempts.')),
  messageUrl: textOrNull.check(
    z.describe('Link to the message in Discord; null if there is none.'),
  ),
};

/** A post that a bot made or skipped. */
export const deliverySchema = z.object(deliveryShape);
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveriesSchema = pageOf(deliverySchema, { what: 'delivery', by: 'id' });

const attemptSchema = z.object({
  at: timeSchema,
  code: orNull(z.nullable(z.int())).check(
    z.describe('Discord’s error code, or the HTTP status; null if it was posted.'),
  ),
  text: textOrNull.check(z.describe('Discord’s error in words; null if it was posted.')),
});

const variableSchema = z.object({
  name: z.string().check(z.describe('Name of the variable, as in braces.')),
  sample: z.string().check(z.describe('Its value in this post.')),
  isText: orElse(z.boolean(), true).check(
    z.describe('Whether the value is someone’s own words, which are shown as plain text.'),
  ),
});

const senderSchema = z.object({
  name: z.string(),
  picture: orElse(z.string(), '').check(z.describe('Address of its picture; empty for none.')),
});
const pingsSchema = z.object({
  users: exactlyTrue.check(z.describe('Whether mentions of members ping.')),
  roles: exactlyTrue.check(z.describe('Whether mentions of roles ping.')),
  everyone: exactlyTrue.check(z.describe('Whether @everyone and @here ping.')),
});
const actionsSchema = z.object({
  isPinned: exactlyTrue.check(z.describe('Whether it was pinned.')),
  isCrossposted: exactlyTrue.check(
    z.describe('Whether it was published to servers that follow the channel.'),
  ),
  previous: orElse(z.enum(['KEEP', 'EDIT', 'DELETE']), 'KEEP').check(
    z.describe('What was done with the previous post of the rule.'),
  ),
});

/** Content of a post: a message or a new channel name, and the values of its variables. */
export const postedSchema = withLists({
  message: pastMessageOrNull.check(
    z.describe('The message; null if a channel was renamed instead.'),
  ),
  name: textOrNull.check(z.describe('The name that a channel was given; null for messages.')),
  variables: listOf(variableSchema, { what: 'variable', by: 'name', mayBeMissing: true }),
  mentions: textsSchema.check(z.describe('Discord IDs of the roles that it mentions.')),
  channelId: textOrNull.check(z.describe('Discord ID of the channel; null if it isn’t a channel.')),
  place: textOrNull.check(z.describe('Place in words if it isn’t a channel; null otherwise.')),
  sender: orNull(z.nullable(senderSchema)).check(
    z.describe('Name and picture of the webhook; null if the bot itself posts.'),
  ),
  pings: orNull(z.nullable(pingsSchema)).check(
    z.describe('Which mentions in the text ping; null if all may.'),
  ),
  actions: orNull(z.nullable(actionsSchema)).check(
    z.describe(
      'What was done with the message after it was posted, and with the previous one; null for nothing.',
    ),
  ),
  thread: textOrNull.check(
    z.describe('Name of the thread below it, with variables in braces; null for none.'),
  ),
});
export type Posted = z.infer<typeof postedSchema>;

export const oneDeliverySchema = z.object({
  delivery: withLists({
    ...deliveryShape,
    attempts: listOf(attemptSchema, { what: 'attempt', mayBeMissing: true }),
    posted: orNull(z.nullable(postedSchema)).check(z.describe('The post; null if none was made.')),
  }),
});
export type DeliveryDetail = z.infer<typeof oneDeliverySchema>['delivery'];

const filterOutcomeSchema = z.object({
  id: idSchema,
  label: orElse(z.string(), 'Filter').check(z.describe('Name of the filter.')),
  met: exactlyTrue.check(z.describe('Whether the transaction meets it.')),
  have: orElse(z.string(), '').check(z.describe('What the transaction has, in words.')),
  need: orElse(z.string(), '').check(z.describe('What the rule needs, in words.')),
});
/** Result of a filter of a rule. */
export type FilterOutcome = z.infer<typeof filterOutcomeSchema>;

/** Actual outcomes of an event. */
export const fates = [
  ...deliveryStates,
  'OTHER',
  'MADE_LATER',
  'OFF',
  'NOT_PAID',
  'TOO_OLD',
] as const;
export type Fate = (typeof fates)[number];

const whyRuleSchema = withLists({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed rule'),
  isOn: exactlyTrue.check(z.describe('Whether the rule and its module are on now.')),
  wouldPost: exactlyTrue.check(z.describe('Whether the rule, as it is now, would post it.')),
  obstacle: textOrNull.check(z.describe('Why it wouldn’t, in words; null if it would.')),
  filters: listOf(filterOutcomeSchema, { what: 'filter', by: 'id' }),
  fate: openEnum(z.enum(fates)).check(
    z.describe(
      'What happened at that time. OTHER: the rule is about something else. MADE_LATER: it was created later. OFF: it was off. NOT_PAID: no package included the module. TOO_OLD: post history no longer covers it.',
    ),
  ),
  happened: orElse(z.string(), '').check(z.describe('The same in words.')),
  deliveryId: orNull(z.nullable(idSchema)).check(
    z.describe('ID of the post history entry; null for none.'),
  ),
});
export type WhyRule = z.infer<typeof whyRuleSchema>;

/** Why a transaction led to an alert, or not. */
export const whySchema = withLists({
  event: orNull(
    z.nullable(
      z.object({
        at: timeOrNull,
        label: orElse(z.string(), '').check(z.describe('What it was, in words.')),
        kind: openEnum(z.enum(eventKinds)),
      }),
    ),
  ).check(z.describe('The transaction; null if it isn’t known.')),
  note: textOrNull.check(z.describe('What applies to all rules, in words; null for nothing.')),
  rules: listOf(whyRuleSchema, { what: 'rule', by: 'id' }),
});
export type Why = z.infer<typeof whySchema>;

export const replaySchema = z.object({
  posted: postedSchema,
  channelName: textOrNull.check(z.describe('Where it was posted; null for a preview.')),
  messageUrl: textOrNull.check(z.describe('Link to the message in Discord; null for a preview.')),
});
export type Replay = z.infer<typeof replaySchema>;

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

/** What a post is about: something on the chain, or of the clock, or of the server. */
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
  at: timeSchema,
  /** Slug of the module. */
  module: orElse(z.string(), ''),
  /** Null for modules with one form. */
  ruleId: orNull(z.nullable(idSchema)),
  ruleName: orElse(z.string(), 'Deleted rule'),
  kind: openEnum(z.enum(eventKinds)),
  /** What happened, in words. */
  label: orElse(z.string(), ''),
  /** Of the transaction, where it was one. */
  signature: textOrNull,
  state: openEnum(z.enum(deliveryStates)),
  reason: orNull(z.nullable(openEnum(z.enum(skipReasons)))),
  /** Why it was not posted, in words. */
  why: textOrNull,
  /** Where it was posted, or would have been; null where that is no channel, or one that is gone. */
  channelName: textOrNull,
  /** In words, where it is no channel of the list. */
  place: textOrNull,
  attemptCount: orElse(z.int(), 0),
  messageUrl: textOrNull,
};

/** Something a bot posted, or did not. */
export const deliverySchema = z.object(deliveryShape);
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveriesSchema = pageOf(deliverySchema, { what: 'delivery', by: 'id' });

const attemptSchema = z.object({
  at: timeSchema,
  /** Discord's error code, or the HTTP status; null where it was posted. */
  code: orNull(z.nullable(z.int())),
  text: textOrNull,
});

const variableSchema = z.object({
  name: z.string(),
  sample: z.string(),
  /** Somebody’s own words: text, whatever it looks like. */
  isText: orElse(z.boolean(), true),
});

const senderSchema = z.object({ name: z.string(), picture: orElse(z.string(), '') });
const pingsSchema = z.object({ users: exactlyTrue, roles: exactlyTrue, everyone: exactlyTrue });
const actionsSchema = z.object({
  isPinned: exactlyTrue,
  isCrossposted: exactlyTrue,
  previous: orElse(z.enum(['KEEP', 'EDIT', 'DELETE']), 'KEEP'),
});

/** What was posted: a message, or the name a channel was given, and what its variables stood for. */
export const postedSchema = withLists({
  message: pastMessageOrNull,
  name: textOrNull,
  variables: listOf(variableSchema, { what: 'variable', by: 'name', mayBeMissing: true }),
  /** Ids of the roles mentioned. */
  mentions: textsSchema,
  channelId: textOrNull,
  place: textOrNull,
  /** The webhook's name and picture; null where the bot sent it. */
  sender: orNull(z.nullable(senderSchema)),
  /** Which mentions in the text ping; null where all of them may. */
  pings: orNull(z.nullable(pingsSchema)),
  /** What became of the message once it was posted, and of the one before it; null where nothing did. */
  actions: orNull(z.nullable(actionsSchema)),
  /** Name of the thread below it, variables as they are written. */
  thread: textOrNull,
});
export type Posted = z.infer<typeof postedSchema>;

export const oneDeliverySchema = z.object({
  delivery: withLists({
    ...deliveryShape,
    attempts: listOf(attemptSchema, { what: 'attempt', mayBeMissing: true }),
    posted: orNull(z.nullable(postedSchema)),
  }),
});
export type DeliveryDetail = z.infer<typeof oneDeliverySchema>['delivery'];

const filterOutcomeSchema = z.object({
  id: idSchema,
  label: orElse(z.string(), 'Filter'),
  met: exactlyTrue,
  have: orElse(z.string(), ''),
  need: orElse(z.string(), ''),
});
/** How a filter of a rule came out. */
export type FilterOutcome = z.infer<typeof filterOutcomeSchema>;

/** What truly became of something. */
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
  isOn: exactlyTrue,
  /** Whether it would be posted, by what the rule says now. */
  wouldPost: exactlyTrue,
  /** What would hold it back, in words; null where nothing would. */
  obstacle: textOrNull,
  filters: listOf(filterOutcomeSchema, { what: 'filter', by: 'id' }),
  fate: openEnum(z.enum(fates)),
  /** The same in words. */
  happened: orElse(z.string(), ''),
  deliveryId: orNull(z.nullable(idSchema)),
});
export type WhyRule = z.infer<typeof whyRuleSchema>;

/** Why there was an alert about a transaction, or none. */
export const whySchema = withLists({
  /** What the transaction was; null where nothing is known of it. */
  event: orNull(
    z.nullable(
      z.object({
        at: timeOrNull,
        label: orElse(z.string(), ''),
        kind: openEnum(z.enum(eventKinds)),
      }),
    ),
  ),
  /** What there is to say before any rule is looked at. */
  note: textOrNull,
  rules: listOf(whyRuleSchema, { what: 'rule', by: 'id' }),
});
export type Why = z.infer<typeof whySchema>;

export const replaySchema = z.object({
  posted: postedSchema,
  /** Where it was posted; null where it was only to be shown. */
  channelName: textOrNull,
  messageUrl: textOrNull,
});
export type Replay = z.infer<typeof replaySchema>;

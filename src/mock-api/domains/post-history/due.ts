import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { valueAt, type Path } from '@/features/modules/engine/paths';
import type {
  FilterOutcome,
  EventKind,
  SkipReason,
} from '@/features/modules/post-history/delivery';
import type { FieldSet, Values, ValuesOf } from '@/features/modules/common-fields/field';
import type { MarketEvent, Stream } from '../market/marketEvents';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import type { PostRow, Replaced } from '../discord-posts/post';
import type { DeliveryRow } from './rows';

/** A rule as deliveries see it, or the one form of a module that holds no list. */
export interface PostingRule<V = Values> {
  module: string;
  /** Null for modules with one form. */
  id: string | null;
  name: string;
  values: V;
  createdAt: number;
  /** When it was saved last. */
  updatedAt: number;
}

/** Where rules post. */
export interface Posting {
  world: World;
  guild: GuildRow;
  spec: ModuleSpec;
}

/** What a rule has posted before. */
export interface Past {
  /** Its posts after a moment, the newest last. */
  sentAfter(after: number): readonly DeliveryRow[];
  /** How often it has posted in all. */
  total: number;
}

/** Something held a post back that is not about what happened. */
export interface Held {
  reason: Extract<SkipReason, 'CAP' | 'COOLDOWN'>;
  why: string;
}

/** Something a rule decides about: whether to post about it, and what. `At` is the field that names the channel. */
export interface Due<At extends string = string> {
  /** No two of a rule have the same. */
  key: string;
  at: number;
  kind: EventKind;
  label: string;
  signature: string | null;
  by: string | null;
  /** The path of that field in the rule; null where no field names the channel. */
  channelAt: Path<At> | null;
  /** The source reports it a second time. */
  isRepeat?: boolean;
  /** The module worked at that moment, whatever the term of its package. */
  isInForce?: boolean;
  /** A post may come late, up to so many ms. */
  lateBy?: number;
  /** Each filter of the rule, and how it came out. */
  filters: (past: Past) => FilterOutcome[];
  /** What keeps posts from filling a channel. */
  held?: (past: Past) => Held | null;
  /** The rule has done all it was to do: nothing is written down. */
  isOver?: (past: Past) => boolean;
  /** The recipient refuses it, whatever the channel: Discord's code and text. */
  refusal?: { code: number; text: string };
  post: () => PostRow;
  /** The channel itself, where no field of the rule names it. */
  channelId?: string;
  /** The message that is changed; null or none where a new one is posted. */
  messageId?: string | null;
  /** An earlier message of the rule that goes as this one is posted; null for none. */
  replaces?: (past: Past) => Replaced | null;
  /** Called with the outcome once it is stored. */
  noted?: (row: DeliveryRow) => void;
}

/** What a module posts, by the values of its rules. */
export interface Posts<V = Values> {
  /** The module's place among those that post at one moment, in which deliveries are numbered; without one, the last. */
  place?: number;
  /** What a rule has to decide about after one moment and up to another, in order. */
  due: (
    posting: Posting,
    rule: PostingRule<V>,
    after: number,
    to: number,
  ) => Due<keyof V & string>[];
  /** Modules fed by transactions: the kinds they read, and what one is to a rule. */
  market?: {
    streams: readonly Stream[];
    of: (posting: Posting, rule: PostingRule<V>, event: MarketEvent) => Due<keyof V & string>;
  };
}

/** A module that posts. */
export interface Poster extends Posts {
  slug: string;
}

/** A rule with its values typed. */
export const typedRule = <F extends FieldSet>(
  { read }: Pick<ModuleSpec<F>, 'read'>,
  rule: PostingRule,
): PostingRule<ValuesOf<F>> => ({ ...rule, values: read(rule.values) });

/** The posts of a module, which reads the values of its rules with their types. */
export function createPoster<F extends FieldSet>(
  spec: Pick<ModuleSpec<F>, 'slug' | 'read'>,
  { place, due, market }: Posts<ValuesOf<F>>,
): Poster {
  const typed = (rule: PostingRule) => typedRule(spec, rule);
  return {
    slug: spec.slug,
    ...(place === undefined ? {} : { place }),
    due: (posting, rule, after, to) => due(posting, typed(rule), after, to),
    ...(market === undefined
      ? {}
      : {
          market: {
            streams: market.streams,
            of: (posting, rule, event) => market.of(posting, typed(rule), event),
          },
        }),
  };
}

/** The channel a rule posts in now, by the field that names it. */
export function channelOf({ values }: PostingRule, channelAt: string | null): string | null {
  if (channelAt === null) return null;
  const id = valueAt(values, channelAt);
  return typeof id === 'string' ? id : '';
}

/** A post to a channel is known by its rule, or by its module where that has one form. */
export const ruleKey = ({ module, id }: Pick<PostingRule, 'module' | 'id'>): string =>
  `${module}/${id ?? ''}`;

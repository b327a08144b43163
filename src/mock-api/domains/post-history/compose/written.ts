import { emptyEmbed, type Embed } from '@/features/modules/common-fields/message';
import { fillIn } from '@/features/modules/preview/fillIn';
import type { Due, PostingRule } from '../due';
import { DISCORD_EPOCH, messageIdAt } from '../make';
import type { PostRow } from '../../discord-posts/post';

/** A post in the bot's own words: one embed, with variables for names. */
export const writtenPost = (
  embed: Partial<Embed>,
  variables: PostRow['variables'],
  mentions: PostRow['mentions'] = [],
): PostRow => ({
  message: { content: '', embeds: [{ ...emptyEmbed, ...embed }], buttons: [] },
  name: null,
  variables,
  mentions,
  place: null,
});

interface Refresh<At extends string> {
  /** Index of the refreshed item among those of the rule. */
  index: number;
  key: string;
  at: number;
  text: string;
  variables: PostRow['variables'];
  /** Edits the same message each time; otherwise sets a name. */
  isMessage: boolean;
  /** The name is the bot's nickname. */
  isNickname?: boolean;
  /** Place of the name, if it is not a channel's. */
  place: string | null;
  channelAt: Due<At>['channelAt'];
}

/** A post that is kept up to date: an edited message, or a name. */
export function refreshed<At extends string>(
  { createdAt }: Pick<PostingRule, 'createdAt'>,
  { index, key, at, text, variables, isMessage, isNickname = false, place, channelAt }: Refresh<At>,
): Due<At> {
  const due = {
    key,
    at,
    kind: 'REFRESH' as const,
    label: fillIn(text, variables),
    signature: null,
    by: null,
    channelAt,
    filters: () => [],
  };
  return isMessage
    ? {
        ...due,
        messageId: messageIdAt(Math.max(createdAt, DISCORD_EPOCH), index),
        post: () => ({
          message: { content: text, embeds: [], buttons: [] },
          name: null,
          variables,
          mentions: [],
          place: null,
        }),
      }
    : {
        ...due,
        post: () => ({
          message: null,
          name: text,
          variables,
          mentions: [],
          place,
          ...(isNickname ? { isNickname } : {}),
        }),
      };
}

/** A post due at a time, without an event behind it. */
export const byTheClock = <At extends string = never>(
  at: number,
  rest: Pick<Due<At>, 'key' | 'label' | 'channelAt' | 'post'> & Partial<Due<At>>,
): Due<At> => ({
  at,
  kind: 'RUN',
  signature: null,
  by: null,
  filters: () => [],
  ...rest,
});

/** Maximum number of a rule's posts to catch up with at once. */
const MOST = 1000;

/**
 * Ends of steps after one moment and up to another; only the latest if there are too many.
 *
 * @param every ms
 * @param from start of the first step, ms since 1970
 */
export function stepsIn(every: number, after: number, to: number, from = 0): number[] {
  const steps: number[] = [];
  const first = from + (Math.floor((after - from) / every) + 1) * every;
  const late = from + (Math.floor((to - from) / every) - MOST + 1) * every;
  for (let at = Math.max(first, late); at <= to; at += every) steps.push(at);
  return steps;
}

import { textsAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { emptyEmbed, type Embed } from '@/features/bot-modules/fields/message';
import type { Due } from '../due';
import type { PostRow } from '../rows';

/** A post the bot writes by itself: one embed, in which names stand as variables. */
export const writtenPost = (
  values: Values,
  embed: Partial<Embed>,
  variables: PostRow['variables'],
): PostRow => ({
  message: { content: '', embeds: [{ ...emptyEmbed, ...embed }], buttons: [] },
  name: null,
  variables,
  mentions: textsAt(values, 'mentionRoles'),
  place: null,
});

/** Something that is due by the clock. */
export const byTheClock = (
  at: number,
  rest: Pick<Due, 'key' | 'label' | 'post'> & Partial<Due>,
): Due => ({
  at,
  kind: 'RUN',
  signature: null,
  by: null,
  channelAt: 'channelId',
  filters: () => [],
  ...rest,
});

/** As many posts of a rule are caught up with at a time. */
const MOST = 1000;

/**
 * Each time a step of the clock ends after one moment and up to another, the latest of them.
 *
 * @param every ms
 * @param from where steps are counted from, ms since 1970
 */
export function stepsIn(every: number, after: number, to: number, from = 0): number[] {
  const steps: number[] = [];
  const first = from + (Math.floor((after - from) / every) + 1) * every;
  const late = from + (Math.floor((to - from) / every) - MOST + 1) * every;
  for (let at = Math.max(first, late); at <= to; at += every) steps.push(at);
  return steps;
}

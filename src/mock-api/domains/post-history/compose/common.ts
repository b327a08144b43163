import type { Message } from '@/features/modules/common-fields/message';
import type { FilterOutcome } from '@/features/modules/post-history/delivery';
import { formatSol } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { HOUR } from '@/shared/time/durations';
import { iso } from '../../../store/clock';
import type { Due, Held, Past } from '../due';
import type { PostRow } from '../../discord-posts/post';

/** A variable's value. Treated as text, however it looks, unless it is the rule's own link. */
export const told = (name: string, sample: string, isText = true) => ({ name, sample, isText });

/** A message of a rule, with the ids of the roles it mentions. */
export const messagePost = (
  message: Message,
  variables: PostRow['variables'],
  mentions: PostRow['mentions'] = [],
): PostRow => ({ message, name: null, variables, mentions, place: null });

export const sol = (lamports: bigint) => `${formatSol(lamports)} SOL`;

export const dollars = (cents: bigint) =>
  `$${(cents / 100n).toLocaleString(LANGUAGE)}${cents % 100n === 0n ? '' : `.${String(cents % 100n).padStart(2, '0')}`}`;

export const outcome = (
  id: string,
  label: string,
  met: boolean,
  have: string,
  need: string,
): FilterOutcome => ({ id, label, met, have, need });

/** Filter outcome for a choice among ticked options. */
export const ticked = (
  id: string,
  label: string,
  chosen: readonly string[],
  one: string,
  words: Readonly<Record<string, string>>,
): FilterOutcome =>
  outcome(
    id,
    label,
    chosen.includes(one),
    words[one] ?? one,
    chosen.map((each) => words[each] ?? each).join(', ') || 'none',
  );

const clock = (at: number) => `${iso(at).slice(11, 19)} UTC`;

/** Limits on the number of a rule's posts. */
interface Noise {
  /** Minimum seconds between posts about one wallet; 0 for no limit. */
  bundle: number;
  /** 0 for no limit. */
  maxPerHour: number;
}

/** Skips posts about the same wallet within the limit, and posts above the hourly maximum. */
export function noiseHold(
  { bundle: seconds, maxPerHour: most }: Noise,
  at: number,
  by: string | null,
): NonNullable<Due['held']> {
  const bundle = seconds * 1000;
  return (past: Past): Held | null => {
    const together =
      bundle === 0 || by === null
        ? undefined
        : past.sentAfter(at - bundle).findLast((row) => row.by === by);
    if (together)
      return {
        reason: 'COOLDOWN',
        why: `Already posted about this wallet at ${clock(together.at)}.`,
      };
    const lately = past.sentAfter(at - HOUR).length;
    return most > 0 && lately >= most
      ? {
          reason: 'CAP',
          why: `${counted(lately, 'post')} in the previous hour. Maximum: ${String(most)}.`,
        }
      : null;
  };
}

import { counted } from '@/shared/text/language';
import { WEEK, type DeedKind, type RuleActivity } from './ruleActivity';

interface KindWords {
  /** Before how long ago it was: "Last posted". */
  last: string;
  /** Where it never was. */
  unused: string;
  /** Before when it is due: "Next post". */
  next: string;
  /** What one is called, and several. */
  one: string;
  many?: string;
  /** Behind the number. */
  done?: string;
}

const words: Readonly<Record<DeedKind, KindWords>> = {
  POST: { last: 'Last posted', unused: 'Not posted yet', next: 'Next post', one: 'post' },
  UPDATE: { last: 'Last updated', unused: 'Not posted yet', next: 'Next update', one: 'update' },
  ROLE: {
    last: 'Last checked',
    unused: 'Not checked yet',
    next: 'Next check',
    one: 'role',
    done: 'given',
  },
  REWARD: { last: 'Last paid', unused: 'Nothing paid yet', next: 'Next payout', one: 'reward' },
  MATCH: {
    last: 'Last match',
    unused: 'No match yet',
    next: 'Next check',
    one: 'match',
    many: 'matches',
  },
  TICKET: { last: 'Last ticket', unused: 'No tickets yet', next: 'Next ticket', one: 'ticket' },
  CLAIM: { last: 'Last claimed', unused: 'Not claimed yet', next: 'Opens', one: 'claim' },
};
/** A kind that a later server counts. */
const PLAIN: KindWords = { last: 'Last run', unused: 'Not run yet', next: 'Next run', one: 'run' };

export const wordsOf = (kind: string): KindWords =>
  Object.entries(words).find(([known]) => known === kind)?.[1] ?? PLAIN;

/** "12 posts in 7 days", the week of a rule in one line. */
export function weekInWords(kind: string, week: readonly number[]): string {
  const { one, many, done } = wordsOf(kind);
  const sum = week.reduce((total, count) => total + count, 0);
  const what = many === undefined ? counted(sum, one) : counted(sum, one, many);
  const text = sum === 0 ? what.replace(/^0/, 'No') : what;
  return `${text}${done === undefined ? '' : ` ${done}`} in ${String(WEEK)} days`;
}

/** Whether the members of a rule are those who have its roles, and not those of its week. */
export const isOfRoles = (kind: string | null): boolean => kind === null || kind === 'ROLE';

/** "91 members"; null where a rule is about none. */
export const membersInWords = ({ members }: Pick<RuleActivity, 'members'>): string | null =>
  members === null || members === 0 ? null : counted(members, 'member');

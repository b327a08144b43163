import { DAY } from '@/shared/time/durations';
import { randomOf } from '../../store/hashed';

/** The epoch of X's ids, ms since 1970: all but their last 22 bits is the time since then. */
const EPOCH = 1_288_834_974_657n;
/** More than so many days are never read back at a time. */
const MOST_DAYS = 60;

/** A post on the timeline of an account. */
export interface XPost {
  /** Digits, as X has it. */
  id: string;
  handle: string;
  kind: 'POST' | 'REPOST' | 'REPLY';
  text: string;
  /** ms since 1970. */
  at: number;
}

const texts = [
  'The gates are open. #castle',
  'A new tower stands behind the moat. #castle',
  'Town hall starts in an hour. Bring your questions.',
  'Our builders have finished the library. #castle #solana',
  'The winter market opens this weekend. #market',
  'Which banner should fly above the gate?',
];
const kinds = ['POST', 'POST', 'POST', 'REPOST', 'REPLY'] as const;

/** The id of a post, by its moment and its place among those of that moment. */
const idAt = (at: number, place: number): string =>
  String(((BigInt(at) - EPOCH) << 22n) | BigInt(place));

/** When something on X was made, by its id (ms since 1970); null where that is no id of this kind. */
export function madeAt(id: string): number | null {
  if (!/^\d{15,20}$/.test(id)) return null;
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** The posts of an account on one day (days since 1970, UTC), drawn from its handle. */
function postsOn(handle: string, day: number): XPost[] {
  const random = randomOf(handle.toLowerCase(), 'timeline', String(day));
  return Array.from({ length: random.int(1, 3) }, (_, place): XPost => {
    const at = day * DAY + random.int(0, DAY - 1);
    return { id: idAt(at, place), handle, kind: random.pick(kinds), text: random.pick(texts), at };
  }).toSorted((one, other) => one.at - other.at);
}

/** What an account posted after one moment and up to another, the first first. */
export function timelineOf(handle: string, after: number, to: number): XPost[] {
  const last = Math.floor(to / DAY);
  const first = Math.max(Math.floor(after / DAY), last - MOST_DAYS);
  const posts: XPost[] = [];
  for (let day = first; day <= last; day += 1) posts.push(...postsOn(handle, day));
  return posts.filter(({ at }) => at > after && at <= to);
}

/** A post of an account by its id; undefined where it never posted that. */
export function postOnX(handle: string, id: string): XPost | undefined {
  const at = madeAt(id);
  return at === null
    ? undefined
    : postsOn(handle, Math.floor(at / DAY)).find((post) => post.id === id);
}

import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { ONE, times } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { xPostOf } from '@/features/bot-modules/fields/xPost';
import type { SocialActRow } from '../socials/rows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A post members act on, and while it pays. */
export interface RaidPost {
  /** Digits, as X has it. */
  id: string;
  title: string;
  /** ms since 1970. */
  from: number;
  to: number;
}

const lengths: Readonly<Record<string, number>> = {
  '1H': HOUR,
  '6H': 6 * HOUR,
  '1D': DAY,
  '3D': 3 * DAY,
};

/** When a post that went live at a moment stops paying, if nobody stops it. */
function windowEnd(values: Values, from: number): number {
  const window = textAt(values, 'window');
  if (window === 'END_OF_DAY') return (Math.floor(from / DAY) + 1) * DAY;
  return from + (lengths[window] ?? numberAt(values, 'customWindow') * 1000);
}

/** The posts of a group that pay or have paid, by when each was seen to go live and to be stopped. */
export function postsOf(values: Values, marks: Readonly<Record<string, number>>): RaidPost[] {
  if (textAt(values, 'source') !== 'MANUAL') return [];
  return itemsAt(values, 'posts').flatMap((item) => {
    const id = xPostOf(textAt(item, 'url'))?.id;
    const from = id === undefined ? undefined : marks[`live:${id}`];
    const status = textAt(item, 'status');
    if (id === undefined || from === undefined || (status !== 'LIVE' && status !== 'STOPPED'))
      return [];
    const stop = status === 'STOPPED' ? (marks[`stop:${id}`] ?? from) : Infinity;
    return [
      { id, title: textAt(item, 'title'), from, to: Math.min(stop, windowEnd(values, from)) },
    ];
  });
}

/** Actions that can be seen on X, as its rows call them. */
const kinds: Readonly<Record<string, SocialActRow['kind']>> = {
  REPLY: 'REPLY',
  QUOTE: 'QUOTE',
  REPOST: 'REPOST',
  LIKE: 'LIKE',
  FOLLOW: 'FOLLOW',
  POST_WITH_TEXT: 'POST',
};

/** The action of a group something done on X is, for a post; undefined where it is none. */
export function actionOf(values: Values, post: RaidPost, act: SocialActRow): Values | undefined {
  return itemsAt(values, 'actions').find((action) => {
    const kind = textAt(action, 'kind');
    if (kinds[kind] !== act.kind) return false;
    if (kind === 'FOLLOW')
      return textsAt(values, 'handles')[0]?.toLowerCase() === act.target.toLowerCase();
    return kind === 'POST_WITH_TEXT' || act.target === post.id;
  });
}

/** What it is paid by, once: following and a post of their own once a group, all else once a post. */
export function keyOf(action: Values, post: RaidPost): string {
  const kind = textAt(action, 'kind');
  return kind === 'FOLLOW' || kind === 'POST_WITH_TEXT' ? kind : `${kind}:${post.id}`;
}

const hasText = ({ kind }: SocialActRow) => kind === 'REPLY' || kind === 'QUOTE' || kind === 'POST';

const said = ({ text }: SocialActRow): string => (text ?? '').trim().toLowerCase();

/** Why an action pays nothing, whatever else was done; null where it counts. */
export function flawOf(
  values: Values,
  action: Values,
  act: SocialActRow,
  before: () => ReadonlySet<string>,
): 'SHORT' | 'WORDS' | 'REPEATED' | null {
  if (!hasText(act)) return null;
  const text = said(act);
  const holds = (part: string) => text.includes(part.toLowerCase());
  if (text.length < numberAt(values, 'minChars')) return 'SHORT';
  const isFitting =
    textsAt(values, 'mustContain').every(holds) &&
    !textsAt(values, 'mustNotContain').some(holds) &&
    (act.kind !== 'POST' || holds(textAt(action, 'text')));
  if (!isFitting) return 'WORDS';
  return isOn(values, 'refusesDuplicates') && before().has(text) ? 'REPEATED' : null;
}

/** What was said before, as it is compared. */
export const sayings = (acts: readonly SocialActRow[]): Set<string> =>
  new Set(acts.filter(hasText).map(said));

/** What an action is worth, in base units. */
export const worthOf = (values: Values, action: Values, factor: number): bigint =>
  times(times(BigInt(numberAt(action, 'points')) * ONE, numberAt(values, 'multiplier', 1)), factor);

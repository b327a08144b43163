import { LANGUAGE } from '@/shared/text/locales';
import { ONE, times } from '@/features/modules/common-fields/decimal';
import { xPostOf } from '@/shared/links/xPost';
import { DAY, HOUR } from '@/shared/time/durations';
import { fillIn } from '@/features/modules/preview/fillIn';
import { trustOf } from '@/features/modules/definitions/tweet-to-earn/actionWords';
import type { TweetAction, TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { hashOf } from '../../store/hashed';
import type { SocialActRow } from '../social-accounts/rows';
import type { XAccount } from '../social-accounts/xAccount';
import { postOnX, timelineOf, type XPost } from '../social-accounts/xTimeline';

/** A post on X that members act on, and the time it pays. */
export interface RaidPost {
  /** Id on X, digits. */
  id: string;
  title: string;
  /** Instructions for members, in the team's words. */
  description: string;
  /** Handle of the author; null where the link added by the team does not name one. */
  author: string | null;
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

/** When a post that went live at `from` stops paying, unless the team stops it earlier. */
function windowEnd({ window, customWindow }: TweetGroup, from: number): number {
  if (window === 'END_OF_DAY') return (Math.floor(from / DAY) + 1) * DAY;
  return from + (lengths[window] ?? customWindow * 1000);
}

/** The accounts whose posts a group accepts, in lower case; empty for any account. */
const handlesOf = ({ handles }: TweetGroup): string[] =>
  handles.map((handle) => handle.toLowerCase());

export const isAutomatic = ({ source }: TweetGroup): boolean => source === 'AUTO';

/** The posts of a group that pay or have paid, by the marks of when each went live and was stopped. */
export const postsOf = (values: TweetGroup, marks: Readonly<Record<string, number>>): RaidPost[] =>
  isAutomatic(values) ? foundPosts(values, marks) : addedPosts(values, marks);

function addedPosts(values: TweetGroup, marks: Readonly<Record<string, number>>): RaidPost[] {
  const handles = handlesOf(values);
  return values.posts.flatMap(({ url, title, description, status }) => {
    const found = xPostOf(url);
    const from = found === null ? undefined : marks[`live:${found.id}`];
    if (found === null || from === undefined || (status !== 'LIVE' && status !== 'STOPPED'))
      return [];
    const { id, handle: author } = found;
    if (handles.length > 0 && (author === null || !handles.includes(author.toLowerCase())))
      return [];
    const stop = status === 'STOPPED' ? (marks[`stop:${id}`] ?? from) : Infinity;
    return [{ id, title, description, author, from, to: Math.min(stop, windowEnd(values, from)) }];
  });
}

/** Posts of the group's accounts that were found on X while the group was on. */
function foundPosts(values: TweetGroup, marks: Readonly<Record<string, number>>): RaidPost[] {
  const live = Object.entries(marks).flatMap(([mark, from]) =>
    mark.startsWith('live:') ? [{ id: mark.slice('live:'.length), from }] : [],
  );
  return live.flatMap(({ id, from }) => {
    const [post] = values.handles.flatMap((handle) => postOnX(handle, id) ?? []);
    if (!post) return [];
    const known = factsOfPost(post);
    return [
      {
        id,
        title: fillIn(values.postTitle, known),
        description: fillIn(values.postDescription, known),
        author: post.handle,
        from,
        to: windowEnd(values, from),
      },
    ];
  });
}

const dates = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', timeZone: 'UTC' });

const told = (name: string, sample: string) => ({ name, sample, isText: true });

/** Values of variables about a post on X. */
export const factsOfPost = ({
  id,
  handle,
  text,
  at,
}: Pick<XPost, 'id' | 'text' | 'at'> & { handle: string | null }) => [
  told('tweet.author', handle === null ? 'An X account' : `@${handle}`),
  told('tweet.text', text),
  told('tweet.url', `https://x.com/${handle ?? 'i'}/status/${id}`),
  told('tweet.date', dates.format(at)),
];

/** Posts of a group's accounts after one moment and up to another that it accepts, oldest first. */
export function newPosts(values: TweetGroup, after: number, to: number): XPost[] {
  const keywords = values.keywords.map((word) => word.toLowerCase());
  const takes = ({ kind, text }: XPost) =>
    (kind !== 'REPOST' || values.includesReposts) &&
    (kind !== 'REPLY' || values.includesReplies) &&
    keywords.every((word) => text.toLowerCase().includes(word));
  return values.handles
    .flatMap((handle) => timelineOf(handle, after, to).filter(takes))
    .toSorted((one, other) => one.at - other.at);
}

/** Kinds of actions on X, as its rows name them. */
const kinds: Readonly<Record<string, SocialActRow['kind']>> = {
  REPLY: 'REPLY',
  QUOTE: 'QUOTE',
  REPOST: 'REPOST',
  LIKE: 'LIKE',
  FOLLOW: 'FOLLOW',
  POST_WITH_TEXT: 'POST',
};

/** The group's action that matches an action on X for a post; undefined for none. */
export function actionOf(
  values: TweetGroup,
  post: RaidPost,
  act: SocialActRow,
): TweetAction | undefined {
  return values.actions.find(({ kind }) => {
    if (kinds[kind] !== act.kind) return false;
    if (kind === 'FOLLOW') return handlesOf(values).includes(act.target.toLowerCase());
    return kind === 'POST_WITH_TEXT' || act.target === post.id;
  });
}

/**
 * Key of an action; each key is paid once. A follow counts once per account, a member's own post once per group, and
 * other actions once per post.
 *
 * @param target the followed handle; empty for other actions
 */
export function keyOf(
  { kind }: Pick<TweetAction, 'kind'>,
  post: Pick<RaidPost, 'id'>,
  target: string,
): string {
  if (kind === 'FOLLOW') return `${FOLLOW}:${target.toLowerCase()}`;
  return kind === 'POST_WITH_TEXT' ? kind : `${kind}:${post.id}`;
}

const FOLLOW = 'FOLLOW';

/** The key of earlier versions for a follow of the first account; they counted no other. */
export const formerKeyOf = (values: TweetGroup, { kind, target }: SocialActRow): string | null =>
  kind === 'FOLLOW' && handlesOf(values)[0] === target.toLowerCase() ? FOLLOW : null;

/** One in this many sampled actions is checked. */
const SAMPLE = 5;

/** Whether an action is checked on X. Always the same for the same action. */
export function isChecked(
  action: Pick<TweetAction, 'kind' | 'verification'>,
  act: SocialActRow,
): boolean {
  const trust = trustOf(action.kind, action.verification);
  if (trust !== 'sampled') return trust === 'verified';
  const { externalId, kind, target, at = 0 } = act;
  return hashOf(externalId, kind, target, String(at), 'sample') % SAMPLE === 0;
}

/** Why an account's actions do not count; null where they do. */
export function accountFlaw(
  values: TweetGroup,
  account: XAccount,
  at: number,
): 'ACCOUNT' | 'X_NEW' | 'X_UNVERIFIED' | 'X_PROTECTED' | 'X_PICTURE' | null {
  if (account.followers < values.minFollowers) return 'ACCOUNT';
  if (at - account.createdAt < values.minAgeDays * DAY) return 'X_NEW';
  if (values.needsVerified && !account.isVerified) return 'X_UNVERIFIED';
  if (values.needsPublic && account.isProtected) return 'X_PROTECTED';
  return values.needsAvatar && !account.hasPicture ? 'X_PICTURE' : null;
}

const hasText = ({ kind }: SocialActRow) => kind === 'REPLY' || kind === 'QUOTE' || kind === 'POST';

const said = ({ text }: SocialActRow): string => (text ?? '').trim().toLowerCase();

/** Why an action does not count, regardless of others; null where it does. */
export function flawOf(
  values: TweetGroup,
  action: Pick<TweetAction, 'text'>,
  act: SocialActRow,
  before: () => ReadonlySet<string>,
): 'SHORT' | 'WORDS' | 'LANGUAGE' | 'REPEATED' | null {
  if (!hasText(act)) return null;
  const text = said(act);
  const holds = (part: string) => text.includes(part.toLowerCase());
  if (text.length < values.minChars) return 'SHORT';
  const isFitting =
    values.mustContain.every(holds) &&
    !values.mustNotContain.some(holds) &&
    (act.kind !== 'POST' || holds(action.text));
  if (!isFitting) return 'WORDS';
  const language = values.replyLanguage;
  if (language !== 'ANY' && language !== '' && act.lang !== language) return 'LANGUAGE';
  return values.refusesDuplicates && before().has(text) ? 'REPEATED' : null;
}

/** Earlier texts, normalized for comparing. */
export const sayings = (acts: readonly SocialActRow[]): Set<string> =>
  new Set(acts.filter(hasText).map(said));

/** An action's pay, in base units. */
export const worthOf = (
  { multiplier }: Pick<TweetGroup, 'multiplier'>,
  { points }: Pick<TweetAction, 'points'>,
  factor: number,
): bigint => times(times(BigInt(points) * ONE, multiplier || 1), factor);

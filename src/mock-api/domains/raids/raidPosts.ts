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

/** A post members act on, and while it pays. */
export interface RaidPost {
  /** Digits, as X has it. */
  id: string;
  title: string;
  /** What members are asked to do, in the team's words. */
  description: string;
  /** Handle of who posted it; null where the link the team added names no author. */
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

/** When a post that went live at a moment stops paying, if nobody stops it. */
function windowEnd({ window, customWindow }: TweetGroup, from: number): number {
  if (window === 'END_OF_DAY') return (Math.floor(from / DAY) + 1) * DAY;
  return from + (lengths[window] ?? customWindow * 1000);
}

/** The accounts whose posts a group takes, in lower case; with none it takes those of anyone. */
const handlesOf = ({ handles }: TweetGroup): string[] =>
  handles.map((handle) => handle.toLowerCase());

export const isAutomatic = ({ source }: TweetGroup): boolean => source === 'AUTO';

/** The posts of a group that pay or have paid, by when each was seen to go live and to be stopped. */
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

/** The posts of the accounts themselves that were found on X while the group was on. */
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

/** What variables about a post on X stand for. */
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

/** What the accounts of a group posted after one moment and up to another that it takes, the first first. */
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
 * What it is paid by, once: following once for each account, a post of their own once a group, all else once a post.
 *
 * @param target the handle that is followed; nothing for any other action
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

/** The key a follow of the first account was paid by in earlier versions, which counted no other. */
export const formerKeyOf = (values: TweetGroup, { kind, target }: SocialActRow): string | null =>
  kind === 'FOLLOW' && handlesOf(values)[0] === target.toLowerCase() ? FOLLOW : null;

/** Of the actions that are sampled, one in so many is checked. */
const SAMPLE = 5;

/** Whether X is asked about something that was done. The same is sampled each time it comes up. */
export function isChecked(
  action: Pick<TweetAction, 'kind' | 'verification'>,
  act: SocialActRow,
): boolean {
  const trust = trustOf(action.kind, action.verification);
  if (trust !== 'sampled') return trust === 'verified';
  const { externalId, kind, target, at = 0 } = act;
  return hashOf(externalId, kind, target, String(at), 'sample') % SAMPLE === 0;
}

/** Why nothing an account does counts; null where it does. */
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

/** Why an action pays nothing, whatever else was done; null where it counts. */
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

/** What was said before, as it is compared. */
export const sayings = (acts: readonly SocialActRow[]): Set<string> =>
  new Set(acts.filter(hasText).map(said));

/** What an action is worth, in base units. */
export const worthOf = (
  { multiplier }: Pick<TweetGroup, 'multiplier'>,
  { points }: Pick<TweetAction, 'points'>,
  factor: number,
): bigint => times(times(BigInt(points) * ONE, multiplier || 1), factor);

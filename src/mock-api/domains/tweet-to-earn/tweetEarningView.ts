import { actionChoices, trustOf } from '@/features/modules/definitions/tweet-to-earn/actionWords';
import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { counted } from '@/shared/text/language';
import { HOUR } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import { LINK_WALLET, defaultWallet } from '../wallets/wallets';
import { amountText } from '../payouts/funds';
import type { MemberContext } from '../conditions/conditions';
import { LINK_X, socialOf } from '../social-accounts/socials';
import { skippedInWords } from '../accrual-ledger/accrualWords';
import { hourOf, paidToday } from '../activity-earning/engageHour';
import { hourNow } from '../accrual-ledger/periods';
import { waitingFor } from '../accrual-ledger/lineStates';
import { reviewQueue } from './reviewQueue';
import { isReviewed, standingOf } from './postReviews';
import { tweetPrograms, wasUnlocked } from '../accrual-ledger/programs';
import { membersNow } from '../accrual-ledger/memberPresence';
import { postsOf, type RaidPost } from '../raids/raidPosts';
import { amountIn, poolOf } from './tweetPool';
import { actsUntil } from '../raids/xActs';
import { doneFor, tweetRun, tweetRunsOf, type Flaw } from './tweetRuns';
import { tweetRules } from './tweetSettle';

/** Pay of each action and how it is checked, in words. */
function tweetPays(values: TweetGroup): string {
  const by = values.multiplier || 1;
  const each = values.actions.map(({ kind, verification, points: base }) => {
    const label = kindInWords(kind);
    const points = counted(Math.floor(base * by), 'point');
    const trust = trustOf(kind, verification);
    const accounts = values.handles.map((handle) => `@${handle}`);
    return kind === 'FOLLOW' && accounts.length > 1
      ? `${label} ${accounts.join(', ')}: ${points} each (${trust})`
      : `${label}: ${points} (${trust})`;
  });
  return `${each.join(', ')}.${poolInWords(values)}`;
}

const kindInWords = (kind: string): string =>
  actionChoices.find(({ value }) => value === (kind === 'POST' ? 'POST_WITH_TEXT' : kind))?.label ??
  'Action';

/** A pool's pay for a post, in words; empty without a pool. */
function poolInWords(values: TweetGroup): string {
  if (values.method !== 'POOL_SPLIT') return '';
  const pool = poolOf(values);
  const words =
    pool === null
      ? `${values.pool.amount} points`
      : amountText({ mint: pool.mint, amount: amountIn(pool, values) ?? 0n });
  return ` When a post ends, everyone who took part shares ${words} in proportion to these points.`;
}

/** Why a member's action doesn't count, for the member to read. */
const flawsInWords = ({
  minFollowers,
  minAgeDays,
}: TweetGroup): Readonly<Record<string, string>> => ({
  SHORT: 'The text is too short.',
  WORDS: 'Required words are missing, or some words aren’t allowed.',
  REPEATED: 'The text was used before.',
  LANGUAGE: 'The text isn’t in the required language, as detected by X.',
  ACCOUNT: `Your X account needs at least ${counted(minFollowers, 'follower')}.`,
  X_NEW: `Your X account must be at least ${counted(minAgeDays, 'day')} old.`,
  X_UNVERIFIED: 'Your X account isn’t verified.',
  X_PROTECTED: 'Your X account is protected. Only public accounts count.',
  X_PICTURE: 'Your X account has no profile picture.',
});

const goneInWords: Readonly<Record<Flaw['kind'], string>> = {
  POST: 'You deleted your post.',
  REPLY: 'You deleted your reply.',
  QUOTE: 'You deleted your quote.',
  REPOST: 'You removed your repost.',
  LIKE: 'You removed your like.',
  FOLLOW: 'You unfollowed the account.',
  JOIN: 'You left.',
};

/** How long posts that are over are listed with actions that did not count, ms. */
const FLAWS_SHOWN = 24 * HOUR;
/** Maximum number of listed actions that do not count, newest first. */
const MOST_FLAWS = 5;

/** The member's own actions that do not count, with the reason. */
function flawDetails(userId: string, post: RaidPost, values: TweetGroup, flaws: readonly Flaw[]) {
  const words = flawsInWords(values);
  const own = flaws
    .filter((flaw) => flaw.userId === userId && flaw.reason !== 'REFUSED')
    .toSorted((one, other) => other.at - one.at);
  const details = own.map(({ kind, reason }) => ({
    label: `Doesn’t count: ${kindInWords(kind).toLowerCase()} (${post.title})`,
    value: reason === 'GONE' ? goneInWords[kind] : (words[reason] ?? skippedInWords(reason)),
  }));
  const isFirst = ({ label, value }: { label: string; value: string }, place: number) =>
    details.findIndex((each) => each.label === label && each.value === value) === place;
  return details.filter(isFirst).slice(0, MOST_FLAWS);
}

/** Maximum number of listed rejected actions, newest first. */
const REFUSED_SHOWN = 5;

/** A member's own actions that wait for review, and rejected ones with the reason. */
function reviewDetails({ world, guild, userId }: MemberContext, groupId: string) {
  const now = world.clock.now();
  const isOwn = (each: { userId: string; ruleId: string }) =>
    each.userId === userId && each.ruleId === groupId;
  const kindOf = ({ kind }: { kind: string }) => kindInWords(kind);
  const waiting = reviewQueue(world, guild)
    .filter((each) => isOwn(each) && standingOf(each.row, now) === 'WAITS')
    .map(({ post }) => ({
      label: 'Waiting for review',
      value: `${kindOf(post)} to “${post.postTitle}”`,
    }));
  const refused = world.db.postReviews
    .filter((row) => isOwn(row) && standingOf(row, now) === 'REFUSED')
    .toSorted((one, other) => other.post.at - one.post.at)
    .slice(0, REFUSED_SHOWN)
    .map(({ post, decision }) => ({
      label: `Rejected: ${kindOf(post).toLowerCase()} to “${post.postTitle}”`,
      value: decision?.note ?? 'No reason given.',
    }));
  return [...waiting, ...refused];
}

/** A member's earnings by posts on X, computed by the code that pays. */
export function tweetEarningView(context: MemberContext) {
  const { world, guild, userId } = context;
  const now = world.clock.now();
  const rules = tweetRules(world, guild);
  if (rules === null || !wasUnlocked(world, guild.id, 'tweet-to-earn', now)) return [];
  const period = hourNow(now);
  const account = socialOf(world, userId, 1);
  return tweetPrograms(world, guild).flatMap((program) => {
    const { values, rule, isOn } = program;
    const marks = world.db.accruals.find(({ ruleId }) => ruleId === rule.id)?.marks ?? {};
    const open = postsOf(values, marks).filter(({ to }) => to > now);
    const reviewed = isReviewed(values) ? reviewDetails(context, rule.id) : [];
    const runs = tweetRunsOf(world, rule.id);
    const shares = waitingFor(world, rule.id, userId);
    const recent = postsOf(values, marks).filter(({ to }) => to > now - FLAWS_SHOWN);
    const isShown = open.length + recent.length + reviewed.length + shares.length > 0;
    if (!isOn || !isShown) return [];
    const hour = hourOf(world, guild, rules, period);
    const members = membersNow(world, guild.id);
    const acts = actsUntil(world, now);
    const flaws = recent.flatMap((post) =>
      flawDetails(userId, post, values, doneFor(hour, program, post, acts, members).flaws),
    );
    if (open.length + reviewed.length + shares.length + flaws.length === 0) return [];
    const paying = isReviewed(values) ? postsOf(values, marks) : open;
    const lines = paying.flatMap((post) =>
      (tweetRun(hour, program, post, acts, members)?.lines ?? []).filter(
        (line) => line.userId === userId,
      ),
    );
    const cap = values.memberDailyCap;
    const used = paidToday(runs, userId, period.to).points;
    const isWalletMissing = shares.length > 0 && defaultWallet(world, userId) === undefined;
    const isLinked = account?.state === 'LINKED';
    return [
      {
        id: rule.id,
        title: program.name,
        pays: `${tweetPays(values)}${isReviewed(values) ? ' Paid once the team approves it.' : ''}`,
        counted: isLinked
          ? `${counted(
              lines.reduce((sum, { units }) => sum + units, 0),
              'action on X',
              'actions on X',
            )} of @${account.handle} this hour`
          : null,
        details: [
          ...open.map(({ id, title, description, to }) => ({
            label: 'Post',
            value: title,
            url: `https://x.com/i/status/${id}`,
            until: iso(to),
            text: description === '' ? null : description,
          })),
          ...reviewed,
          ...shares.map((value) => ({ label: 'Waiting', value })),
          ...flaws,
        ],
        multiplier: null,
        next:
          isLinked && poolOf(values) === null
            ? lines.reduce((sum, { points }) => sum + points, 0)
            : null,
        nextAt: iso(period.to),
        limit: cap === 0 ? null : { label: 'Points today', used, most: cap },
        why: isLinked
          ? isWalletMissing
            ? 'Link a wallet to receive your share of a pool.'
            : null
          : account
            ? 'We can’t access your X account. Connect it again.'
            : 'You haven’t linked an X account.',
        fix: isLinked ? (isWalletMissing ? LINK_WALLET : null) : LINK_X,
      },
    ];
  });
}

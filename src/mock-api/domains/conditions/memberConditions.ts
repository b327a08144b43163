import type { ConditionResult } from '@/features/earning/quests/quest';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY } from '@/shared/time/durations';
import { LINK_WALLET, walletsOf } from '../wallets/wallets';
import { standingIn } from '../point-balances/level';
import { LINK_X, socialOf } from '../social-accounts/socials';
import type { MemberContext } from './conditions';

type Outcome = Omit<ConditionResult, 'id'>;

const UNKNOWN = 'We couldn’t check this. Try again later.';

/** Whether the linked X account has enough followers. */
export function followers({ world, userId }: MemberContext, least: number): Outcome {
  const need = least.toLocaleString(LANGUAGE);
  const base = { label: `${counted(least, 'follower')} on X`, need, have: null, why: null };
  const account = socialOf(world, userId, 1);
  if (account?.state !== 'LINKED')
    return {
      ...base,
      met: false,
      why: account ? `Reconnect @${account.handle} on X.` : 'No X account is linked.',
      fix: LINK_X,
    };
  const { platforms, xFollowers } = world.db;
  const isUp = platforms.every(({ platform, state }) => platform !== 1 || state === 'up');
  if (!isUp) return { ...base, met: null, why: UNKNOWN, fix: null };
  const have = xFollowers.find(({ externalId }) => externalId === account.externalId)?.followers;
  return {
    ...base,
    met: (have ?? 0) >= least,
    have: (have ?? 0).toLocaleString(LANGUAGE),
    why: (have ?? 0) >= least ? null : `Checked account: @${account.handle}.`,
    fix: null,
  };
}

/** Whether a member has reached a level on the server, by their XP there. */
export function level(context: MemberContext, least: number): Outcome {
  const { guild, userId, crowd } = context;
  const { level: have, xp, next } = standingIn(context, crowd?.xpOf(userId));
  const met = have >= least;
  const isClose = have + 1 === least && next !== null;
  return {
    label: `Level ${String(least)}`,
    met,
    have: `level ${String(have)}`,
    need: `level ${String(least)}`,
    why: !met && isClose ? `${Math.ceil(next - xp).toLocaleString(LANGUAGE)} more XP to go.` : null,
    fix: met
      ? null
      : { label: 'View ways to earn XP', path: `/dashboard/engage-to-earn/${guild.slug}` },
  };
}

/** Whether a linked wallet made its first transaction at least this many days ago. */
export function walletAge({ world, userId, crowd }: MemberContext, least: number): Outcome {
  const need = counted(least, 'day');
  const base = { label: `Linked wallet at least ${need} old`, need, have: null, why: null };
  const wallets = crowd ? crowd.walletsOf(userId) : walletsOf(world, userId);
  if (wallets.length === 0)
    return { ...base, met: false, why: 'No linked wallets', fix: LINK_WALLET };
  const now = world.clock.now();
  const ages = wallets.flatMap(({ firstUsedAt }) =>
    typeof firstUsedAt === 'number' ? [Math.floor((now - firstUsedAt) / DAY)] : [],
  );
  const oldest = Math.max(0, ...ages);
  if (oldest >= least) return { ...base, met: true, have: counted(oldest, 'day'), fix: null };
  // The age of a wallet is unknown if it could not be looked up.
  if (wallets.some(({ firstUsedAt }) => firstUsedAt === undefined))
    return { ...base, met: null, why: UNKNOWN, fix: null };
  const why = ages.length === 0 ? 'Your linked wallets have no transactions yet.' : null;
  return { ...base, met: false, have: counted(oldest, 'day'), why, fix: LINK_WALLET };
}

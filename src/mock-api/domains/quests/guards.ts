import { resetAfter } from '@/features/earning/quests/recurrence';
import type { ConditionResult } from '@/features/earning/quests/quest';
import { shortAddress } from '@/shared/solana/shortAddress';
import { walletsOf } from '../wallets/wallets';
import { captchaOf } from '../module-settings/captcha';
import { memberOf } from '../members/members';
import type { MemberContext } from '../conditions/conditions';
import type { QuestSpec } from './questOf';
import { submissionOf } from './rewards';
import { walletFingerprint } from './walletFingerprint';

/** What a quest asks for besides its own conditions, each as a condition that every member has to meet. */
export const guardsOf = (context: MemberContext, quest: QuestSpec): ConditionResult[] => [
  ...captchaGuard(context, quest),
  ...walletGuard(context, quest),
];

function captchaGuard(context: MemberContext, { values }: QuestSpec): ConditionResult[] {
  return values.needsCaptcha ? [captchaResult(context)] : [];
}

/** Whether a member passed the captcha of the server, with the way to do so. */
export function captchaResult({ world, guild, userId, crowd }: MemberContext): ConditionResult {
  const member = crowd ? crowd.memberOf(userId) : memberOf(world, guild.id, userId);
  const { isSetUp, channel, hasPassed } = captchaOf(world, guild);
  const met = member !== undefined && hasPassed(member);
  return {
    id: 'captcha',
    label: 'Passed the captcha',
    met,
    have: null,
    need: null,
    why: met ? null : whyNotPassed(isSetUp, channel),
    fix:
      met || !isSetUp
        ? null
        : { label: 'Open server page', path: `/dashboard/server/${guild.slug}` },
  };
}

const whyNotPassed = (isSetUp: boolean, channel: string | null): string =>
  !isSetUp
    ? 'Captcha verification isn’t set up on this server. Ask its team.'
    : channel === null
      ? 'Pass this server’s captcha on Discord first.'
      : `Pass the captcha in #${channel} on Discord first.`;

/** A linked wallet that was rewarded for the quest through another account in this period; null where there is none. */
export function rewardedWallet(context: MemberContext, { id, values }: QuestSpec): string | null {
  const { world, userId } = context;
  if (!values.isOncePerWallet) return null;
  const own = new Set(walletsOf(world, userId).map(({ address }) => address));
  if (own.size === 0) return null;
  // Claims of earlier versions don't name the wallet; their payouts do.
  const paid = new Map(
    world.db.payouts.flatMap((row) =>
      own.has(row.address) ? [[submissionOf(row), row.address]] : [],
    ),
  );
  const now = world.clock.now();
  for (const row of world.db.submissions) {
    if (row.questId !== id || row.userId === userId || row.claimedAt === null) continue;
    const resetAt = resetAfter(values.recurrence, row.claimedAt);
    if (resetAt !== null && now >= resetAt) continue;
    const address = row.rewardedAddress ?? paid.get(row.id);
    if (address !== undefined && own.has(address)) return address;
    const { rewardedFingerprint } = row;
    if (rewardedFingerprint === undefined) continue;
    const known = [...own].find((each) => walletFingerprint(id, each) === rewardedFingerprint);
    if (known !== undefined) return known;
  }
  return null;
}

/** Why a member with a rewarded wallet gets nothing more. */
export const rewardedInWords = (address: string): string =>
  `${shortAddress(address)} was already rewarded for this quest through another account.`;

function walletGuard(context: MemberContext, quest: QuestSpec): ConditionResult[] {
  const address = rewardedWallet(context, quest);
  if (address === null) return [];
  return [
    {
      id: 'wallet',
      label: 'Wallet not rewarded yet',
      met: false,
      have: null,
      need: null,
      why: rewardedInWords(address),
      fix: null,
    },
  ];
}

import type { RewardSent } from '@/features/earning/quests/quest';
import { formatUnits, parseUnits } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import type { GuildRow } from '../guilds/rows';
import { tokenOf } from '../payouts/funds';
import { questsOf, type QuestSpec } from '../quests/questOf';
import { labelOf, rewardsOf } from '../quests/rewards';
import { isFull } from '../quests/submissions';
import type { World } from '../../store/world';
import { NOBODY } from './publicQuests';

/** Number of roles listed by name; the rest are only counted. */
const ROLES_NAMED = 2;

/** Live quests of a server that still have rewards, regardless of their conditions. */
export const givingQuests = async (world: World, guild: GuildRow): Promise<QuestSpec[]> =>
  (await questsOf(world, guild)).filter(
    (quest) => quest.status === 'LIVE' && !isFull({ world, guild, userId: NOBODY }, quest),
  );

/** Rewards for completing each of these quests once: money first, then NFTs, points and roles. */
export function rewardSums(guild: GuildRow, quests: readonly QuestSpec[]): RewardSent[] {
  const rewards = quests.flatMap(rewardsOf);
  const of = (kind: string) => rewards.filter((reward) => reward.kind === kind);
  const tokens = new Map<string | null, bigint>();
  for (const { token } of of('TOKEN')) {
    const mint = token.currency === 'SOL' ? null : token.mint;
    const unit = tokenOf(mint);
    if (unit) tokens.set(mint, (tokens.get(mint) ?? 0n) + unitsOf(token.amount, unit));
  }
  const points = of('POINTS').reduce((sum, reward) => sum + reward.points, 0);
  const pieces = of('NFT').length;
  const roles = [...new Set(of('ROLE').map((reward) => labelOf(guild, reward)))];
  const rest = roles.length - ROLES_NAMED;
  const line = (kind: RewardSent['kind'], label: string): RewardSent => ({
    kind,
    label,
    isGuaranteed: true,
    left: null,
  });
  return [
    ...[...tokens]
      // SOL first.
      .toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
      .flatMap(([mint, units]) => {
        const unit = tokenOf(mint);
        return unit && units > 0n
          ? [line('TOKEN', `${formatUnits(units, unit.decimals)} ${unit.symbol}`)]
          : [];
      }),
    ...(pieces === 0 ? [] : [line('NFT', counted(pieces, 'NFT'))]),
    ...(points === 0 ? [] : [line('POINTS', counted(points, 'point'))]),
    ...(roles.length === 0
      ? []
      : [
          line(
            'ROLE',
            `${roles.slice(0, ROLES_NAMED).join(', ')}${rest > 0 ? ` +${String(rest)}` : ''}`,
          ),
        ]),
  ];
}

/** Base units; 0 for an invalid amount. */
function unitsOf(amount: string, unit: { decimals: number; symbol: string }): bigint {
  try {
    return parseUnits(amount, unit);
  } catch {
    return 0n;
  }
}

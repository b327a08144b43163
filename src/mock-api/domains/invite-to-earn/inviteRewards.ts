import { ONE, times } from '@/features/modules/common-fields/decimal';
import type { Campaign } from '@/features/modules/definitions/invite-to-earn/fields';
import { DAY } from '@/shared/time/durations';
import type { OneOffReward } from '../accrual-ledger/oneOffRewards';

/** An invited member; times in ms since 1970. */
interface CameFacts {
  at: number;
  bornAt: number;
  /** When they wrote since, the first first. */
  written: readonly number[];
  roles: readonly { roleId: string; at: number }[];
  /** When they passed the captcha, Infinity before; null where the server asks for none. */
  passedAt: number | null;
}

/** When an invite counts, if the member is still there; Infinity while a requirement is not met. */
export function maturesAt(
  values: Campaign,
  { at, bornAt, written, roles, passedAt }: CameFacts,
): number {
  const { requiredRoles: required, minMessages: messages } = values;
  const given = roles.filter(({ roleId }) => required.includes(roleId)).map((role) => role.at);
  return Math.max(
    at + values.minStay * DAY,
    bornAt + values.minAccountAge * DAY,
    messages > 0 ? (written[messages - 1] ?? Infinity) : at,
    required.length > 0 ? Math.min(...given) : at,
    values.needsCaptcha ? (passedAt ?? at) : at,
  );
}

/** The milestones of a campaign, each with the name it is paid by. */
export const milestonesOf = ({ milestones }: Pick<Campaign, 'milestones'>) =>
  milestones.map(({ count, reward, roles }, place) => ({
    key: `milestone:${String(place)}:${String(count)}`,
    count,
    reward,
    roles,
  }));

interface Brought {
  userId: string;
  /** Names of the invites that count now. */
  keys: readonly string[];
  /** How many counted before. */
  before: number;
  isPaid: (key: string) => boolean;
  /** What engage to earn multiplies it by. */
  factor: number;
}

/** What a member gets for their invites; both the payout and the estimate use it. */
export function inviteRewards(
  values: Pick<Campaign, 'reward' | 'milestones'>,
  { userId, keys, before, isPaid, factor }: Brought,
): OneOffReward[] {
  const worth = (points: number) => times(BigInt(points) * ONE, factor);
  const reached = milestonesOf(values).filter(
    ({ key, count }) => count <= before + keys.length && !isPaid(key),
  );
  return [
    ...keys.map((key) => ({ userId, key, worth: worth(values.reward), units: 1 })),
    ...reached.map(({ key, reward }) => ({ userId, key, worth: worth(reward), units: 0 })),
  ];
}

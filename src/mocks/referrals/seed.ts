import { personaUserId } from '../session/personas';
import type { Random } from '../db/random';
import type { ReferralRow } from './rows';
import type { UserRow } from '../session/rows';

/** People the ambassador and the owner brought, at every stage of a referral. */
export function seedReferrals(random: Random, users: UserRow[]): ReferralRow[] {
  const bring = (referrerId: string, from: number, count: number) =>
    users
      .filter((user) => /^usr-\d+$/.test(user.id))
      .slice(from, from + count)
      .map((user): ReferralRow => {
        user.referredBy = referrerId;
        const status = random.pick(['JOINED', 'QUALIFIED', 'REWARDED'] as const);
        return {
          referrerId,
          userId: user.id,
          at: user.joinedAt,
          status,
          rewardLamports: status === 'JOINED' ? '0' : String(random.int(1, 40) * 1_000_000),
        };
      });
  return [...bring(personaUserId('ambassador'), 20, 36), ...bring(personaUserId('owner'), 80, 4)];
}

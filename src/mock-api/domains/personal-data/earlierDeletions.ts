import type { Db } from '../../store/db';
import { forgetRewardedWallet } from '../quests/walletFingerprint';

type Tables = Pick<Db, 'users' | 'payouts' | 'commissionPayouts' | 'submissions'>;

/** Erases the wallets of accounts that were deleted while payouts still kept them. */
export function finishDeletions({ users, payouts, commissionPayouts, submissions }: Tables): void {
  const deleted = new Set(
    users.filter(({ deletedAt }) => deletedAt !== undefined).map(({ id }) => id),
  );
  if (deleted.size === 0) return;
  const left = [...payouts, ...commissionPayouts].filter(
    ({ userId, address }) => deleted.has(userId) && address !== '',
  );
  if (left.length === 0) return;
  for (const row of submissions) if (deleted.has(row.userId)) forgetRewardedWallet(row, payouts);
  for (const row of left) row.address = '';
}

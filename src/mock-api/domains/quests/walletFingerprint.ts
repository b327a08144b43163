import { hashOf } from '../../store/hashed';
import type { PayoutRow } from '../payouts/rows';
import type { SubmissionRow } from './rows';
import { submissionOf } from './rewards';

/**
 * What is left of a rewarded wallet once its account is deleted: enough to know the wallet again for this quest, and
 * of no use for another. A server with real people uses a keyed hash.
 */
export const walletFingerprint = (questId: string, address: string): string =>
  [hashOf('rewarded', questId, address), hashOf(address, questId)]
    .map((part) => part.toString(36))
    .join('-');

/** Keeps the fingerprint of the wallet a claim rewarded in place of its address. */
export function forgetRewardedWallet(row: SubmissionRow, payouts: readonly PayoutRow[]): void {
  const paid = payouts.find((payout) => payout.address !== '' && submissionOf(payout) === row.id);
  const address = row.rewardedAddress ?? paid?.address;
  if (address !== undefined) row.rewardedFingerprint = walletFingerprint(row.questId, address);
  row.rewardedAddress = null;
}

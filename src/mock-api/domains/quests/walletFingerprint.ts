import { hashOf } from '../../store/hashed';
import type { PayoutRow } from '../payouts/rows';
import type { SubmissionRow } from './rows';
import { submissionOf } from './rewards';

/**
 * Fingerprint that replaces a rewarded wallet after its account is deleted: it identifies the wallet for this quest,
 * but not for others. A server with real people uses a keyed hash.
 */
export const walletFingerprint = (questId: string, address: string): string =>
  [hashOf('rewarded', questId, address), hashOf(address, questId)]
    .map((part) => part.toString(36))
    .join('-');

/** Replaces the address of a claim's rewarded wallet by its fingerprint. */
export function forgetRewardedWallet(row: SubmissionRow, payouts: readonly PayoutRow[]): void {
  const paid = payouts.find((payout) => payout.address !== '' && submissionOf(payout) === row.id);
  const address = row.rewardedAddress ?? paid?.address;
  if (address !== undefined) row.rewardedFingerprint = walletFingerprint(row.questId, address);
  row.rewardedAddress = null;
}

import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { offerFor } from '../claims/offer';
import type { Due } from '../payouts/funds';
import type { MemberServer } from './memberServers';

/** A claim for points of one way to earn that would be possible now. */
export interface OpenOffer {
  place: MemberServer;
  section: EarningSection;
  points: number;
  /** Null is SOL. */
  mint: string | null;
  /** Base units. */
  worth: bigint;
}

const sections: readonly EarningSection[] = ['task-to-earn', 'engage-to-earn', 'hold-to-earn'];

/** All of them, on the user's servers. */
export async function openOffers(places: readonly MemberServer[]): Promise<OpenOffer[]> {
  const found: OpenOffer[] = [];
  for (const place of places) {
    const claims: Due[] = [];
    for (const section of sections) {
      // A server's ways to earn share its limits and its ledger wallet.
      const { state, claimable, policy } = await offerFor(
        { ...place, module: earningSections[section] },
        { claims, rewards: [] },
      );
      if (state !== 'OPEN' || claimable === 0 || !policy) continue;
      const worth = BigInt(claimable) * BigInt(policy.unitsPerPoint);
      claims.push({ mint: policy.mint, amount: worth });
      found.push({ place, section, points: claimable, mint: policy.mint, worth });
    }
  }
  return found;
}

import type { Package } from '@/features/packages/package';
import { termOf } from '@/features/packages/term';
import { priceInWords, priceOf } from '@/shared/money/price';
import { tiersNow, watchTiers } from './useTiers';

/**
 * Tells what the cheapest package on offer costs, "0.5 SOL a month", whenever that is known; null where it is not.
 *
 * @returns ends it
 */
export function watchCheapest(tell: (price: string | null) => void): () => void {
  const look = () => {
    const answer = tiersNow();
    tell(answer?.success === true ? cheapestIn(answer.data.items) : null);
  };
  const stop = watchTiers(look);
  look();
  return stop;
}

/** Of those whose price can be read. */
function cheapestIn(packages: readonly Package[]): string | null {
  let best: { tier: Package; lamports: bigint } | null = null;
  for (const tier of packages) {
    const lamports = priceOf(tier);
    if (lamports !== null && (best === null || lamports < best.lamports)) best = { tier, lamports };
  }
  return best && `${priceInWords(best.tier)} ${termOf(best.tier)}`;
}

import { usePreferences } from '@/shared/format/usePreferences';
import { useNow } from '@/shared/hooks/useNow';
import { usePolling } from '@/shared/hooks/usePolling';
import { useRatesQuery } from './portfolioApi';
import { readPrice } from './worth';

const POLL_MS = 60_000;
const LOOK_MS = 15_000;
/** A price that is older is no help. */
const OLDEST = 300_000;

/** What one SOL is in the chosen currency, in 10^-18; null while nobody tells, or what was told is too old. */
export function useSolRate(): { rate: bigint | null; currency: string; at: string | null } {
  const { currency } = usePreferences();
  const { data, refetch } = useRatesQuery(undefined);
  const now = useNow(LOOK_MS);
  usePolling(refetch, POLL_MS, true);
  const at = data?.at ?? null;
  const isOld = !(now - Date.parse(at ?? '') <= OLDEST);
  const told = data?.rates.find((each) => each.currency === currency);
  return { rate: isOld ? null : readPrice(told?.price), currency, at };
}

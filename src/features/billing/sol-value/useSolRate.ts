import { usePreferences } from '@/shared/format/displayPreferences';
import { usePolling } from '@/shared/hooks/usePolling';
import { useNow } from '@/shared/time/useNow';
import { useRatesQuery } from './ratesApi';
import { readPrice } from './price';

const POLL_MS = 60_000;
const LOOK_MS = 15_000;
/** What is worked out with an older price says so. */
const FRESH_MS = 300_000;

export interface SolRate {
  /** One SOL in the chosen currency, in 10^-18; null while it is unknown. */
  rate: bigint | null;
  currency: string;
  /** When that was the price, ISO 8601; null where the answer doesn't say. */
  at: string | null;
  /** The price is older than five minutes, or its age is unknown. */
  isOld: boolean;
  /** It couldn't be loaded. */
  isFailed: boolean;
}

/** What one SOL is in the chosen currency, and how old that price is by the server's clock. */
export function useSolRate(): SolRate {
  const { currency } = usePreferences();
  const { data, refetch, isError } = useRatesQuery(undefined);
  const now = useNow(LOOK_MS);
  usePolling(refetch, POLL_MS, true);
  const at = data?.at ?? null;
  const isOld = !(now - Date.parse(at ?? '') <= FRESH_MS);
  const found = data?.rates.find((each) => each.currency === currency);
  return { rate: readPrice(found?.price), currency, at, isOld, isFailed: isError };
}

import { usePreferences } from '@/shared/format/displayPreferences';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { useNow } from '@/shared/time/useNow';
import { getRates } from './endpoints';
import { useRatesQuery } from './ratesApi';
import { readPrice } from './price';

const LOOK_MS = 15_000;
/** An older price is marked as old wherever it is used. */
const FRESH_MS = 300_000;

export interface SolRate {
  /** One SOL in the chosen currency, in 10^-18; null while it is unknown. */
  rate: bigint | null;
  currency: string;
  /** When this was the price, ISO 8601; null if the response doesn't say. */
  at: string | null;
  /** The price is older than five minutes, or its age is unknown. */
  isOld: boolean;
  /** The price couldn't be loaded. */
  isFailed: boolean;
}

/** The price of one SOL in the chosen currency, and its age by the server's clock. */
export function useSolRate(): SolRate {
  const { currency } = usePreferences();
  const { data, refetch, isError } = useRatesQuery(undefined);
  const now = useNow(LOOK_MS);
  usePolling(refetch, getRates.polledEvery * SECOND, true);
  const at = data?.at ?? null;
  const isOld = !(now - Date.parse(at ?? '') <= FRESH_MS);
  const found = data?.rates.find((each) => each.currency === currency);
  return { rate: readPrice(found?.price), currency, at, isOld, isFailed: isError };
}

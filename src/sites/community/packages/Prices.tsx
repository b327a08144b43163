import { PriceAge } from '@/features/portfolio/PriceAge';
import { useSolRate } from '@/features/portfolio/useSolRate';
import { FIAT_DECIMALS, fiatOf } from '@/features/portfolio/worth';
import { inNumbers } from '@/shared/format/numbers';
import { formatUnits } from '@/shared/money/lamports';
import { ShortAmount } from '@/shared/ui/ShortAmount';

const SOL = 9;
const MONTH_DAYS = 30;

interface PriceLinesProps {
  lamports: bigint;
  /** Length of the term in days; null for one that does not end. */
  days: number | null | undefined;
}

/** What a price is in the currency somebody has chosen, and what it is for a month. */
export function PriceLines({ lamports, days }: PriceLinesProps) {
  const { rate, currency, at, isOld } = useSolRate();
  const isLonger = typeof days === 'number' && days > MONTH_DAYS;
  const monthly = isLonger ? (lamports * BigInt(MONTH_DAYS)) / BigInt(days) : null;
  if (rate === null && monthly === null) return null;
  return (
    <p className="fine-print tier__about">
      {rate === null ? null : (
        <span>
          ≈{' '}
          {inNumbers(Number(formatUnits(fiatOf(lamports, rate), FIAT_DECIMALS)), {
            style: 'currency',
            currency,
          })}
          {isOld ? <PriceAge at={at} isOld /> : null}
        </span>
      )}
      {monthly === null ? null : (
        <span>
          about <ShortAmount units={monthly} decimals={SOL} symbol="SOL" /> per 30 days
        </span>
      )}
    </p>
  );
}

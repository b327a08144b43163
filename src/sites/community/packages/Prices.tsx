import { SolValue } from '@/features/billing/sol-value/SolValue';
import { ShortAmount } from '@/shared/ui/ShortAmount';

const SOL = 9;
const MONTH_DAYS = 30;

interface PriceLinesProps {
  lamports: bigint;
  /** Length of the term in days; null for one that does not end. */
  days: number | null | undefined;
}

/** A price in the user's chosen currency, and its amount per month. */
export function PriceLines({ lamports, days }: PriceLinesProps) {
  const isLonger = typeof days === 'number' && days > MONTH_DAYS;
  return (
    <p className="fine-print tier__about">
      <SolValue units={lamports} />
      {isLonger ? (
        <span>
          about{' '}
          <ShortAmount
            units={(lamports * BigInt(MONTH_DAYS)) / BigInt(days)}
            decimals={SOL}
            symbol="SOL"
          />{' '}
          per 30 days
        </span>
      ) : null}
    </p>
  );
}

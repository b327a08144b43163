import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { usePreferences } from '@/shared/format/displayPreferences';
import { formatUnits } from '@/shared/money/lamports';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { FIAT_DECIMALS, fiatOf } from './worth';

const SOL = 9;

/** Stands for an amount somebody does not want to be seen. */
export const Hidden = () => (
  <span className="amount">
    <span aria-hidden="true">••••</span>
    <span className="visually-hidden">hidden</span>
  </span>
);

/** A value in SOL, exact for whoever points at it or gets to it; hidden where one chose so. */
export function Sol({ lamports, isInline }: { lamports: bigint; isInline?: boolean | undefined }) {
  const { hideBalances } = usePreferences();
  return hideBalances ? (
    <Hidden />
  ) : (
    <ShortAmount units={lamports} decimals={SOL} symbol="SOL" isInline={isInline} />
  );
}

/** About how much lamports are in a currency; nothing where no price is known. */
export function Fiat({
  lamports,
  rate,
  currency,
}: {
  lamports: bigint;
  /** Of one SOL, in 10^-18. */
  rate: bigint | null;
  currency: string;
}) {
  const { hideBalances } = usePreferences();
  if (rate === null || hideBalances) return null;
  const value = Number(formatUnits(fiatOf(lamports, rate), FIAT_DECIMALS));
  return (
    <span className="amount" translate="no">
      ≈ {inNumbers(value, { style: 'currency', currency })}
    </span>
  );
}

/** Units of a token, every digit; hidden where one chose so. */
export function Units({ units, decimals }: { units: bigint; decimals: number }) {
  const { hideBalances } = usePreferences();
  return hideBalances ? (
    <Hidden />
  ) : (
    <span className="amount" translate="no">
      {amountText(units, decimals)}
    </span>
  );
}

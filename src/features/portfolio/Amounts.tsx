import { amountText } from '@/shared/format/amounts';
import { usePreferences } from '@/shared/format/displayPreferences';
import { Hidden } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { fiatText } from '@/features/billing/sol-value/fiat';

const SOL = 9;

/** A value in SOL, exact on hover and focus; hidden if the reader hides balances. */
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
  return (
    <span className="amount" translate="no">
      ≈ {fiatText(lamports, rate, currency)}
    </span>
  );
}

interface UnitsProps {
  units: bigint;
  decimals: number;
  symbol: string | null;
}

/** Units of a token, every digit; hidden where one chose so. */
export function Units({ units, decimals, symbol }: UnitsProps) {
  const { hideBalances } = usePreferences();
  return hideBalances ? (
    <Hidden />
  ) : (
    <span className="amount" translate="no">
      {amountText(units, decimals)}
      {symbol === null ? null : (
        <>
          {' '}
          <bdi translate="no">{symbol}</bdi>
        </>
      )}
    </span>
  );
}

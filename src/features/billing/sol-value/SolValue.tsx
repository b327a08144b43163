import { fiatText } from './fiat';
import { PriceAge } from './PriceAge';
import { useSolRate } from './useSolRate';

interface SolValueProps {
  /** Base units. */
  units: string | bigint;
  /** Base58 of the token they are of; null is SOL. Other tokens have no value here. */
  mint?: string | null;
  /** They have moved already: their price was another one then. */
  isPast?: boolean;
}

/** About what SOL that move are worth, in the reader's currency; nothing while the price is unknown. */
export function SolValue({ units, mint = null, isPast = false }: SolValueProps) {
  const lamports = BigInt(units);
  return mint === null && lamports > 0n ? <Value lamports={lamports} isPast={isPast} /> : null;
}

function Value({ lamports, isPast }: { lamports: bigint; isPast: boolean }) {
  const { rate, currency, at, isOld } = useSolRate();
  if (rate === null) return null;
  return (
    <>
      {' '}
      <small>
        <span className="amount" translate="no">
          ≈ {fiatText(lamports, rate, currency)}
        </span>
        {isPast ? ' today' : null}
        {isOld ? <PriceAge at={at} isOld /> : null}
      </small>
    </>
  );
}

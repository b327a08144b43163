import { shortText } from '@/shared/format/shortAmount';
import { Private } from '@/shared/ui/Private';
import { signedText } from '../words';

const SOL_DECIMALS = 9;

interface SolCellProps {
  lamports: string | null;
  /** Incoming amounts have a plus in folded rows. */
  isSigned?: boolean;
}

/** An amount below a head that says SOL: exact, but in folded rows of a phone, which have no head. */
export function SolCell({ lamports, isSigned = false }: SolCellProps) {
  if (lamports === null) return '–';
  const units = BigInt(lamports);
  return (
    <Private>
      <span className="when-folded" translate="no">
        {isSigned && units > 0n ? '+' : ''}
        {shortText(units, SOL_DECIMALS)} SOL
      </span>
      <span className="when-open">{signedText(units)}</span>
    </Private>
  );
}

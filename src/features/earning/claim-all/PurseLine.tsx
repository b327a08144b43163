import { SolValue } from '@/features/billing/sol-value/SolValue';
import { usePreferences } from '@/shared/format/displayPreferences';
import { purseParts, type Purse } from './purse';

/** Total of several rewards, with their approximate worth. */
export function PurseLine({ purse }: { purse: Purse }) {
  const { hideBalances } = usePreferences();
  if (hideBalances)
    return (
      <span className="amount">
        <span aria-hidden="true">••••</span>
        <span className="visually-hidden">Amounts are hidden</span>
      </span>
    );
  return (
    <>
      <span className="claim-purse">
        {purseParts(purse).map((part) => (
          <bdi key={part} className="amount" translate="no">
            {part}
          </bdi>
        ))}
      </span>
      <SolValue units={purse.lamports} />
    </>
  );
}

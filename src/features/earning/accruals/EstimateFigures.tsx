import { SolValue } from '@/features/billing/sol-value/SolValue';
import { amountText } from '@/shared/format/amounts';
import { usePreferences } from '@/shared/format/displayPreferences';
import { inNumbers } from '@/shared/format/numbers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { runwayText } from '@/features/earning/ledger-wallet/ledgerWalletWords';
import type { Values } from '@/features/modules/common-fields/field';
import { counted } from '@/shared/text/language';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { Stat, Stats } from '@/shared/ui/Stat';
import './accruals.scss';
import type { Estimate, PayingModule } from './accrual';
import { useAccrualEstimateQuery } from './accrualsApi';
import { CaseField } from './CaseField';
import { EstimateTrouble } from './EstimateTrouble';

interface EstimateFiguresProps {
  params: { serverId: string; module: PayingModule; ruleId?: string };
  values: Values;
  /** Whether the values are unsaved. */
  isDraft: boolean;
  /** The form's label of the value at a path. */
  labelOf?: (path: string) => string | undefined;
}

/** Typical cases, a case entered by the reader, and the total for all members. */
export function EstimateFigures({ params, values, isDraft, labelOf }: EstimateFiguresProps) {
  const [units, setUnits] = useState<number | undefined>(undefined);
  const asked = units === undefined ? {} : { units };
  const { data, currentData, error, isFetching, refetch } = useAccrualEstimateQuery(
    { ...params, values, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  const shown = currentData ?? (error ? undefined : data);
  return (
    <div className="accrual-estimate" aria-busy={isFetching}>
      <p>{isDraft ? 'Based on your unsaved changes.' : 'Based on the saved settings.'}</p>
      {shown ? (
        <EstimateView estimate={shown} onAsk={setUnits} />
      ) : error && !isFetching ? (
        <EstimateTrouble error={error} labelOf={labelOf} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton label="Calculating the estimate" />
      )}
    </div>
  );
}

function EstimateView({ estimate, onAsk }: { estimate: Estimate; onAsk: (units: number) => void }) {
  const { cases, everybody, notes, unit } = estimate;
  return (
    <>
      {cases.length === 0 ? null : (
        <section className="panel accrual-estimate" aria-label="Examples">
          <h2>What a member would earn</h2>
          <ul className="accrual-estimate__cases" aria-live="polite">
            {cases.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <CaseField unit={unit} onAsk={onAsk} />
        </section>
      )}
      {everybody === null ? null : (
        <section className="accrual-estimate" aria-label="Everyone">
          <h2>If the period ended now</h2>
          <Holders everybody={everybody} />
          <Paid everybody={everybody} />
        </section>
      )}
      {notes.length === 0 ? null : (
        <ul className="accrual-estimate__notes" aria-label="Notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Everybody = NonNullable<Estimate['everybody']>;

/** How many of the server's members hold enough today, and the total they would earn. */
function Holders({ everybody: { holders, perDay, daysLeft } }: { everybody: Everybody }) {
  usePreferences();
  if (holders === null) return null;
  return (
    <p>
      <strong>{counted(holders, 'holder')}</strong> {holders === 1 ? 'has' : 'have'} it today.
      {perDay === null ? null : perDay.token === null ? (
        ` That’s ${counted(Number(perDay.units), 'point')} a day.`
      ) : (
        <>
          {' '}
          That’s{' '}
          <span className="amount" translate="no">
            {amountText(BigInt(perDay.units), perDay.token.decimals)} {perDay.token.symbol}
          </span>
          <SolValue units={perDay.units} mint={perDay.token.mint} /> a day.
        </>
      )}
      {daysLeft === null ? null : (
        <>
          {` With this program, the ledger wallet ${runwayText(daysLeft, 'at this rate')}. `}
          <Link to="/dashboard/ledger-wallet?tab=deposit">Top up</Link>
        </>
      )}
    </p>
  );
}

function Paid({
  everybody: { members, points, wanted, amount, due, gives },
}: {
  everybody: Everybody;
}) {
  if (gives !== null)
    return (
      <p>
        {counted(members, 'member')} would {gives}.
      </p>
    );
  const isShort = amount === null ? wanted > points : due !== null;
  return (
    <>
      <Stats>
        <Stat label="Members paid" value={inNumbers(members)} />
        <Stat
          label={amount === null ? 'Points paid' : 'Paid'}
          value={amount ?? inNumbers(points)}
        />
        {isShort ? (
          <Stat label={amount === null ? 'Points due' : 'Due'} value={due ?? inNumbers(wanted)} />
        ) : null}
      </Stats>
      {isShort ? (
        <div className="notice notice--warning" role="note">
          <p>The budget doesn’t cover everything due.</p>
        </div>
      ) : null}
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import type { DataOf } from '@/shared/api/endpoint';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { formatUnits } from '@/shared/money/lamports';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { Chart } from '@/shared/ui/chart/Chart';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { listSpending } from './endpoints';
import { useLedgerWalletQuery, useSpendingQuery } from './ledgerWalletApi';
import { tokenAmount } from './ledgerWalletWords';

const SPANS = ['30', '90'] as const;
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
type Kind = 'claims' | 'rewards' | 'withdrawals';

/** Money that left the wallet by day; token and time span are in the URL. */
export default function SpendingTab({ serverId }: { serverId: string }) {
  const [params, setParams] = useSearchParams();
  const span = SPANS.find((each) => each === params.get('days')) ?? '30';
  const asked = params.get('spent') ?? '';
  const mint = ADDRESS.test(asked) ? asked : '';
  const { currentData, error, isFetching, refetch } = useSpendingQuery({
    serverId,
    span,
    ...(mint === '' ? {} : { mint }),
  });
  const funds = useLedgerWalletQuery(serverId).currentData?.funds ?? [];
  const choose = (name: string, value: string, first: string) =>
    setParams(
      (before) => {
        if (value === first) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="ledger-spending">
      <h2 id="ledger-spending">Spending</h2>
      <div className="ledger-spending__choices">
        <select
          aria-label="Token"
          className="form-select"
          value={mint}
          onChange={({ target }) => choose('spent', target.value, '')}
        >
          <option value="">SOL</option>
          {funds.flatMap(({ token }) =>
            token.mint === null ? (
              []
            ) : (
              <option key={token.mint} value={token.mint}>
                {token.symbol}
              </option>
            ),
          )}
        </select>
        <div role="group" aria-label="Time range" className="ledger-spending__span">
          {SPANS.map((each) => (
            <button
              key={each}
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-pressed={each === span}
              onClick={() => choose('days', each, '30')}
            >
              {each} days
            </button>
          ))}
        </div>
      </div>
      {currentData ? (
        <Days spending={currentData} span={span} />
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the spending.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading spending" className="skeleton">
          <div className="skeleton__block" />
        </div>
      )}
    </section>
  );
}

type Spending = DataOf<typeof listSpending>;

function Days({ spending, span }: { spending: Spending; span: string }) {
  const { token, leftOut } = spending;
  const days = spending.days.filter(({ day }) => !Number.isNaN(Date.parse(day)));
  const total = (kind: Kind) => days.reduce((sum, day) => sum + BigInt(day[kind]), 0n);
  // A float is precise enough for drawing the line; the texts are exact.
  const line = (label: string, kind: Kind) => ({
    label,
    values: days.map((day) => Number(formatUnits(BigInt(day[kind]), token.decimals))),
    texts: days.map((day) => tokenAmount(day[kind], token)),
  });
  const all = total('claims') + total('rewards') + total('withdrawals');
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <Chart
        label={`${token.symbol} spent by day, last ${span} days`}
        times={all === 0n ? [] : days.map(({ day }) => Date.parse(day))}
        series={[
          line('Claims', 'claims'),
          line('Rewards', 'rewards'),
          line('Withdrawals', 'withdrawals'),
        ]}
        format={(value) => `${inNumbers(value, { maximumFractionDigits: 9 })} ${token.symbol}`}
      />
      <dl className="facts">
        {(['claims', 'rewards', 'withdrawals'] as const).map((kind) => (
          <div key={kind}>
            <dt>{{ claims: 'Claims', rewards: 'Rewards', withdrawals: 'Withdrawals' }[kind]}</dt>
            <dd>
              <ShortAmount units={total(kind)} decimals={token.decimals} symbol={token.symbol} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

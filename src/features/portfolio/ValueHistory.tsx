import { useMemo, useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { startOfDay } from '@/shared/format/days';
import { usePreferences } from '@/shared/format/displayPreferences';
import { inNumbers } from '@/shared/format/numbers';
import { shortText } from '@/shared/format/shortAmount';
import { dayText } from '@/shared/format/times';
import { formatSol } from '@/shared/money/lamports';
import { timeOf } from '@/shared/time/timeOf';
import { Chart } from '@/shared/ui/chart/Chart';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { useSpanParam } from '@/shared/ui/chart/useSpanParam';
import type { ChartMark, ChartSeries } from '@/shared/ui/chart/series';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { notify } from '@/shared/ui/toast';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { historySpans, type HistoryDay } from './history';
import { linkMarks } from './linkMarks';
import { usePortfolioHistoryQuery } from './portfolioApi';

const SOL = 9;
const NONE: readonly never[] = [];
type Part = (day: HistoryDay) => bigint | null;

const tokens: Part = (day) => (day.tokens === null ? null : BigInt(day.tokens));
const nfts: Part = (day) => (day.nfts === null ? null : BigInt(day.nfts));
const both: Part = (day) => {
  const [one, other] = [tokens(day), nfts(day)];
  return one === null || other === null ? null : one + other;
};
const parts = [
  { label: 'Total', of: both },
  { label: 'SOL and tokens', of: tokens },
  { label: 'NFTs at floor price', of: nfts },
] as const;

const inSol = (value: number) => `${inNumbers(value)} SOL`;
const shortSol = (units: bigint) => `${shortText(units, SOL)} SOL`;

const seriesOf = (days: readonly HistoryDay[]): ChartSeries[] =>
  parts.map(({ label, of }) => {
    const amounts = days.map(of);
    return {
      label,
      // Only for drawing. Users read the text.
      values: amounts.map((each) => (each === null ? null : Number(formatSol(each)))),
      texts: amounts.map((each) => (each === null ? '–' : shortSol(each))),
    };
  });

interface ValueHistoryProps {
  /** Address of the selected wallet; null for all. */
  wallet: string | null;
  /** The wallets included. */
  wallets: readonly LinkedWallet[];
}

/** Worth of the selected wallets by day. */
export default function ValueHistory({ wallet, wallets }: ValueHistoryProps) {
  const [span, choose] = useSpanParam(historySpans, '30');
  const { hideBalances } = usePreferences();
  const { currentData, error, isFetching, refetch } = usePortfolioHistoryQuery({ span, wallet });
  const since = timeOf(currentData?.since ?? null);
  return (
    <section className="panel portfolio-history" aria-labelledby="portfolio-history">
      <div className="portfolio-history__head">
        <h2 id="portfolio-history">Value over time</h2>
        <SpanChoice spans={historySpans} value={span} onChoose={choose} />
      </div>
      <LeftOutNote leftOut={currentData?.leftOut} />
      {hideBalances ? (
        <p className="portfolio-history__note">
          Your balances are hidden. Show them to view the chart.
        </p>
      ) : currentData ? (
        <Days days={currentData.days} span={span} wallets={wallets} />
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your value history.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading your value history" className="skeleton">
          <div className="skeleton__block" />
        </div>
      )}
      {since === null ? null : (
        <p className="portfolio-history__note">
          History starts on {dayText(since)}, when you linked{' '}
          {wallets.length === 1 ? 'this wallet' : 'the first of these wallets'}. Values are in SOL,
          days in UTC.
        </p>
      )}
    </section>
  );
}

const decimal = (amount: bigint | null) => (amount === null ? null : formatSol(amount));
const fileColumns: readonly DataColumn<HistoryDay>[] = [
  { id: 'day', header: 'Date', value: ({ day }) => day },
  ...parts.map(({ label, of }) => ({
    id: label,
    header: `${label} (SOL)`,
    value: (day: HistoryDay) => decimal(of(day)),
    isNumber: true,
  })),
];

interface DaysProps {
  days: readonly HistoryDay[];
  span: string;
  wallets: readonly LinkedWallet[];
}

function Days({ days, span, wallets }: DaysProps) {
  const known = useMemo(
    () =>
      days.flatMap((day) => {
        const at = startOfDay(day.day);
        return at === null ? [] : [{ day, at }];
      }),
    [days],
  );
  const isEmpty = known.every(({ day }) => both(day) === null);
  const times = useMemo(() => (isEmpty ? NONE : known.map(({ at }) => at)), [known, isEmpty]);
  const series = useMemo(() => seriesOf(known.map(({ day }) => day)), [known]);
  const marks = useMemo(
    () =>
      linkMarks(
        known.map(({ day }) => day.day),
        wallets,
      ),
    [known, wallets],
  );
  const missed = known.filter(({ day }) => both(day) === null).length;
  return (
    <>
      <Chart
        label={`Value by day, last ${span} days`}
        isLabelHidden
        times={times}
        series={series}
        format={inSol}
        tick={(value) => inNumbers(value)}
        isByDay
        marks={marks}
      />
      {isEmpty || marks.length === 0 ? null : (
        <p className="portfolio-history__note">
          A linked wallet counts from that day, so a rise there isn’t a gain.
        </p>
      )}
      {isEmpty ? null : (
        <p className="portfolio-history__note">
          {missed === 0
            ? null
            : `Values for ${inNumbers(missed)} of ${inNumbers(known.length)} days couldn’t be read. `}
          <ExportDays days={known.map(({ day }) => day)} marks={marks} />
        </p>
      )}
    </>
  );
}

interface ExportDaysProps {
  days: readonly HistoryDay[];
  marks: readonly ChartMark[];
}

function ExportDays({ days, marks }: ExportDaysProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ download }, { toCsv }] = await Promise.all([
        import('@/shared/files/download'),
        import('@/shared/ui/table/csv'),
      ]);
      const texts = new Map(
        marks.map(({ index, act, name }) => [days[index]?.day, `${act} ${name}`]),
      );
      const columns: DataColumn<HistoryDay>[] = [
        ...fileColumns,
        { id: 'event', header: 'Event', value: ({ day }) => texts.get(day) ?? null },
      ];
      download('portfolio-history.csv', await toCsv(days, columns), 'text/csv;charset=utf-8');
    } catch {
      notify('error', 'Couldn’t export your value history. Try again.');
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="btn btn-sm btn-link portfolio-history__export"
      disabled={isBusy}
      onClick={() => void save()}
    >
      Export CSV
    </button>
  );
}

import { failureText } from '@/shared/api/queryError';
import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { ErrorState } from '@/shared/ui/ErrorState';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { Stat, Stats } from '@/shared/ui/Stat';
import { useProgramStatsQuery } from '../staffReferralsApi';
import { shareText } from '../words';

/** Lamports in a tile: the unit is small, so that the figure has room. */
const Money = ({ lamports }: { lamports: string }) => (
  <span translate="no">
    <ShortAmount units={BigInt(lamports)} decimals={9} /> <small>SOL</small>
  </span>
);

/** The programme in sums. */
export function ProgramStats() {
  const { data, error, isFetching, refetch } = useProgramStatsQuery(undefined);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the stats.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading stats" count={4} />
    );
  return (
    <section aria-label="Stats" className="ambassador-figures">
      <Stats>
        <Stat label="Clicks" value={inNumbers(data.clicks)} />
        <Stat label="Sign-ups" value={inNumbers(data.signUps)} />
        <Stat label="Buyers" value={inNumbers(data.qualified)} />
        <Stat label="Conversion rate" value={shareText(data.qualified, data.clicks)} />
      </Stats>
      <Stats>
        <Stat label="Earned" value={<Money lamports={data.earned} />} />
        <Stat label="On hold" value={<Money lamports={data.onHold} />} />
        <Stat label="Available" value={<Money lamports={data.available} />} />
        <Stat label="Paid" value={<Money lamports={data.paid} />} />
      </Stats>
      <p className="ambassador__small">
        Earned includes on hold, available, paid, on its way (
        {amountText(BigInt(data.requested), 9)} SOL) and revoked (
        {amountText(BigInt(data.takenBack), 9)} SOL).
      </p>
    </section>
  );
}

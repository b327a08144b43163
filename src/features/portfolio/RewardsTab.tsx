import { labelIn } from '@/shared/text/labelIn';
import { Link } from 'react-router-dom';
import { ClaimAllCard } from '@/features/earning/claim-all/ClaimAllCard';
import { tokenText } from '@/features/earning/claims/claimWords';
import { earningPath } from '@/features/server/memberships/paths';
import { pointsText } from '@/features/earning/points/pointsText';
import { sectionNames } from '@/features/earning/points/pointsWords';
import { inNumbers } from '@/shared/format/numbers';
import { failureText } from '@/shared/api/queryError';
import { formatUnits } from '@/shared/money/lamports';
import { ServerPicture } from '@/shared/art/pictures';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { Hidden } from '@/shared/ui/Private';
import type { Reward } from './portfolioSchemas';
import { useRewardsQuery } from './portfolioApi';
import { usePreferences } from '@/shared/format/displayPreferences';
import { ReceivedRewards } from './ReceivedRewards';
import { claimableOf } from './rewardSums';

const NO_ROWS: readonly never[] = [];
const idOf = ({ server, section }: Reward) => `${server.id} ${section}`;

const states: Readonly<Record<string, string>> = {
  OPEN: 'Ready to claim',
  OFF: 'Not claimable',
  PAUSED: 'Paused',
  UNDER_WAY: 'Claim in progress',
  TOO_FEW: 'Not enough points',
  COOL_DOWN: 'On cooldown',
  DAY_LIMIT: 'Daily limit reached',
  NO_FUNDS: 'Server can’t pay now',
  UNSUPPORTED: 'Unavailable',
};
const COLOURS = {
  OPEN: 'success',
  UNDER_WAY: 'info',
  COOL_DOWN: 'warning',
  DAY_LIMIT: 'warning',
  PAUSED: 'warning',
  NO_FUNDS: 'warning',
} as const;

/** What one gets for points: "1 KEEP per 100 points, minimum 500". */
function rateText({ rate }: Reward): string | null {
  if (!rate) return null;
  const { token, unitsPerPoint, least } = rate;
  const each = tokenText(100n * BigInt(unitsPerPoint), token);
  return `${each} per 100 points, minimum ${inNumbers(least)}`;
}

const claimableText = (reward: Reward): string | null => {
  const amount = claimableOf(reward);
  return amount === null || !reward.rate ? null : tokenText(amount, reward.rate.token);
};

const claimableDecimal = (reward: Reward): string | null => {
  const amount = claimableOf(reward);
  if (amount === null || !reward.rate) return null;
  const { decimals, symbol } = reward.rate.token;
  return `${formatUnits(amount, decimals)} ${symbol}`;
};

const columns: readonly DataColumn<Reward>[] = [
  {
    id: 'server',
    header: 'Server',
    value: ({ server }) => server.name,
    isRowHeader: true,
    cell: ({ server, section }) => (
      <Link className="portfolio-name" to={earningPath(section, server.slug)}>
        <ServerPicture src={server.icon} name={server.name} size={22} />
        <bdi translate="no">{server.name}</bdi>
        <span className="visually-hidden">: {sectionNames[section]}</span>
      </Link>
    ),
  },
  {
    id: 'way',
    header: 'Way to earn',
    value: ({ section }) => sectionNames[section],
    filter: Object.entries(sectionNames).map(([value, label]) => ({ value, label })),
    filterBy: ({ section }) => section,
  },
  {
    id: 'points',
    header: 'Points',
    value: ({ points }) => points,
    cell: ({ points }) => pointsText(points),
    isNumber: true,
    phone: 'lead',
    unit: ({ points }) => (points === 1 ? 'point' : 'points'),
  },
  {
    id: 'claimable',
    header: 'Claimable',
    // Base units of several tokens have no order. A file has the exact amount, whatever one's way to read numbers.
    value: claimableDecimal,
    cell: (reward) => <Claimable reward={reward} />,
    isNumber: true,
    phone: 'end',
    isUnsortable: true,
  },
  { id: 'rate', header: 'Rate', value: rateText, isUnsortable: true },
  {
    id: 'status',
    header: 'Status',
    value: ({ state }) => labelIn(states, state),
    cell: ({ state, message, retryAt }) => (
      <span title={message ?? undefined}>
        <StatusBadge status={state} label={labelIn(states, state)} colours={COLOURS} />
        {retryAt === null ? null : (
          <small>
            {' '}
            <TimeAgo at={retryAt} />
          </small>
        )}
      </span>
    ),
  },
];

/** Link to the claim form. */
function Claimable({ reward }: { reward: Reward }) {
  const { hideBalances } = usePreferences();
  const text = claimableText(reward);
  if (text === null) return <>–</>;
  return (
    <Link
      to={earningPath(reward.section, reward.server.slug)}
      className="btn btn-sm btn-outline-secondary portfolio-claim"
    >
      Claim {hideBalances ? <Hidden /> : <bdi translate="no">{text}</bdi>}
    </Link>
  );
}

/** Points by server and way to earn, and what they can be claimed for. */
export function RewardsTab() {
  const { data, error, isFetching, refetch } = useRewardsQuery(undefined);
  const control = useTableState(columns, { sort: '-points', prefix: 'r-' });
  return (
    <>
      <div className="portfolio-claim-all">
        <ClaimAllCard />
      </div>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Rewards"
        columns={columns}
        rows={data?.rewards ?? NO_ROWS}
        getRowId={idOf}
        control={control}
        isLoading={data === undefined}
        error={
          error && !isFetching && !data ? failureText(error, 'Couldn’t load your rewards.') : null
        }
        onRetry={() => void refetch()}
        exportName="rewards"
        empty={
          <EmptyState
            scene="purse"
            title="No points yet"
            action={
              <Link className="btn btn-primary" to="/dashboard/servers">
                View your servers
              </Link>
            }
          >
            Points from all your servers appear here, with what you can claim for them.
          </EmptyState>
        }
      />
      <ReceivedRewards />
    </>
  );
}

import { Link } from 'react-router-dom';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { useTransactionsQuery } from '@/features/billing/transactions/historyApi';
import { shortSignedText, typeText, unitsText } from '@/features/billing/transactions/historyWords';
import type { TransactionRow, Transactions } from '@/features/billing/transactions/transaction';
import { failureText } from '@/shared/api/queryError';
import { TokenMark } from '@/shared/art/TokenMark';
import { explorerUrl } from '@/shared/format/explorer';
import { usePreferences } from '@/shared/format/displayPreferences';
import { dayText } from '@/shared/format/times';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { timeOf } from '@/shared/time/timeOf';
import { Avatar } from '@/shared/ui/Avatar';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Hidden } from '@/shared/ui/Private';

/** Claims and rewards that arrived. */
const FILTER = { type: 'CLAIM,REWARD', status: 'SUCCESS', direction: 'IN' } as const;
const QUERY = { ...FILTER, sort: '-at', page: 1, pageSize: 10 } as const;
const TRANSACTIONS = '/dashboard/all-transactions';
const ALL = `${TRANSACTIONS}?${new URLSearchParams(FILTER).toString()}`;

/** Rewards that arrived, newest first, with totals by token. */
export function ReceivedRewards() {
  const { data, error, isFetching, refetch } = useTransactionsQuery(QUERY, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="portfolio-received" aria-labelledby="portfolio-received">
      <h2 id="portfolio-received">Received rewards</h2>
      <LeftOutNote leftOut={data?.leftOut} />
      {data ? (
        data.items.length === 0 && !data.leftOut ? (
          <EmptyState title="No rewards received yet">
            Claims and rewards appear here once they arrive in your wallet.
          </EmptyState>
        ) : (
          <Received page={data} />
        )
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your received rewards.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading your received rewards" count={3} />
      )}
    </section>
  );
}

function Received({ page }: { page: Transactions }) {
  const { hideBalances } = usePreferences();
  const total = page.total ?? page.items.length;
  return (
    <>
      <p className="portfolio-sums">
        Total received:{' '}
        {hideBalances ? (
          <Hidden />
        ) : (
          page.sums.map(({ token, in: came }) => (
            <bdi key={`${token.mint ?? 'SOL'} ${token.symbol}`} className="amount" translate="no">
              {unitsText(came, { token, piece: null })}
            </bdi>
          ))
        )}
      </p>
      <ul className="portfolio-received__rows">
        {page.items.map((row) => (
          <ReceivedRow key={row.id} row={row} />
        ))}
      </ul>
      <p>
        <Link to={ALL}>
          {total > page.items.length
            ? `View all ${String(total)} received rewards`
            : 'View in All transactions'}
        </Link>
      </p>
    </>
  );
}

function ReceivedRow({ row }: { row: TransactionRow }) {
  const { hideBalances } = usePreferences();
  const { id, at, description, server, token, piece, amount, signature, type } = row;
  const time = timeOf(at);
  return (
    <li>
      {piece === null ? (
        <TokenMark mint={token.mint} symbol={token.symbol} image={token.image} />
      ) : (
        <Avatar src={pictureUrl(token.image)} name={token.symbol} size={32} shape="tile" />
      )}
      <span className="portfolio-received__what">
        <Link to={`${TRANSACTIONS}?${new URLSearchParams({ transaction: id }).toString()}`}>
          {description === '' ? typeText(type) : <bdi translate="no">{description}</bdi>}
        </Link>
        <small>
          {server === null ? null : (
            <>
              <bdi translate="no">{server.name}</bdi> ·{' '}
            </>
          )}
          {time === null ? 'Date unknown' : dayText(time)}
        </small>
      </span>
      <span className="portfolio-received__amount">
        {hideBalances && piece === null ? (
          <Hidden />
        ) : (
          <>
            <bdi className="amount" translate="no" title={unitsText(amount, row)}>
              {shortSignedText(row)}
            </bdi>
            <small>
              {piece === null ? <SolValue units={amount} mint={token.mint} isPast /> : null}
            </small>
          </>
        )}
      </span>
      {signature === null ? null : (
        <SafeLink
          href={explorerUrl('transaction', signature)}
          className="btn btn-sm btn-outline-secondary"
        >
          View in explorer
          <span className="visually-hidden">
            : {description === '' ? typeText(type) : description}
          </span>
        </SafeLink>
      )}
    </li>
  );
}

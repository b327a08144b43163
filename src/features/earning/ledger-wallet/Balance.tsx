import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { ClaimToken } from '@/features/earning/claims/claim';
import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { Address } from '@/shared/ui/Address';
import { ErrorState } from '@/shared/ui/ErrorState';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { Fund } from './ledgerWallet';
import { useLedgerWalletQuery } from './ledgerWalletApi';
import { lastsText, tokenAmount } from './ledgerWalletWords';

const NOT_READ = 'Couldn’t read the balance from Solana. The payouts below aren’t affected.';

/** What the wallet holds, what of it is promised, and how long it lasts. */
export function Balance({ serverId }: { serverId: string }) {
  const { currentData, error, isFetching, refetch } = useLedgerWalletQuery(serverId);
  usePreferences();
  const retry = () => void refetch();
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the ledger wallet.')}
        onRetry={retry}
      />
    ) : (
      <StatsSkeleton />
    );
  const { address, isRead, funds } = currentData;
  const low = funds.filter(({ isLow }) => isLow);
  return (
    <section aria-label="Balance">
      {low.length === 0 ? null : <Low funds={low} />}
      {isRead ? (
        <ul className="ledger-funds">
          {funds.map((fund) => (
            <FundCard key={fund.token.mint ?? 'SOL'} fund={fund} />
          ))}
        </ul>
      ) : (
        <ErrorState message={NOT_READ} onRetry={retry} />
      )}
      <LeftOutNote leftOut={currentData.leftOut} />
      <p className="ledger-address">
        <span>Address</span>{' '}
        <Address
          value={address}
          what="the address of the ledger wallet"
          isShort
          explorer="account"
        />
      </p>
    </section>
  );
}

const Low = ({ funds }: { funds: readonly Fund[] }) => (
  <div className="notice notice--warning" role="status">
    {funds.map(({ token, free, daysLeft }) => (
      <p key={token.mint ?? 'SOL'}>
        <strong>{token.symbol} is running low:</strong> {tokenAmount(free, token)} available.{' '}
        {daysLeft === null ? '' : lastsText(daysLeft)} Deposit more to keep paying claims and
        rewards.
      </p>
    ))}
  </div>
);

function FundCard({ fund }: { fund: Fund }) {
  const { token, held, reserved, prizes, free, perDay, daysLeft } = fund;
  // Solana lets no wallet drop below a minimum, and a payout has a fee.
  const kept = token.mint === null ? BigInt(held) - BigInt(reserved) - BigInt(free) : 0n;
  return (
    <li className="panel ledger-fund" aria-label={token.symbol}>
      <h2 className="ledger-fund__token" translate="no">
        {token.symbol}
      </h2>
      <p className="ledger-fund__held amount" translate="no">
        {tokenAmount(held, token)}
      </p>
      <p className="ledger-fund__value">
        <SolValue units={held} mint={token.mint} />
      </p>
      <dl className="ledger-fund__facts">
        <Line
          term={prizes !== '0' && prizes === reserved ? 'Reserved for season prizes' : 'Reserved'}
          units={reserved}
          token={token}
        />
        {prizes === '0' || prizes === reserved ? null : (
          <Line term="Of that, for season prizes" units={prizes} token={token} />
        )}
        {kept > 0n ? (
          <Line term="Minimum balance and fee" units={kept.toString()} token={token} />
        ) : null}
        <Line term="Available" units={free} token={token} />
        {/* An average, so its last digits say nothing. */}
        <div>
          <dt>Payouts per day</dt>
          <dd>
            <ShortAmount
              units={BigInt(perDay)}
              decimals={token.decimals}
              symbol={token.symbol}
              isInline
            />
          </dd>
        </div>
      </dl>
      <p className="ledger-fund__lasts">{lastsText(daysLeft)}</p>
    </li>
  );
}

const Line = ({ term, units, token }: { term: string; units: string; token: ClaimToken }) => (
  <div>
    <dt>{term}</dt>
    <dd className="amount" translate="no">
      {tokenAmount(units, token)}
    </dd>
  </div>
);

const StatsSkeleton = () => (
  <div role="status" aria-label="Loading balance" className="skeleton ledger-funds">
    <div className="skeleton__block ledger-fund" />
    <div className="skeleton__block ledger-fund" />
  </div>
);

import { Link } from 'react-router-dom';
import { useProjectWalletsQuery } from '@/features/earning/project-wallets/projectWalletsApi';
import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useLedgerWalletQuery } from './ledgerWalletApi';
import { WithdrawForm } from './WithdrawForm';

/** Takes SOL or tokens out of the wallet: the owner's alone, to a proven treasury. */
export default function WithdrawTab({ serverId }: { serverId: string }) {
  const mayWithdraw = useMay('owner');
  return mayWithdraw ? (
    <OfOwner serverId={serverId} />
  ) : (
    <EmptyState title="Only owners withdraw">
      Treasurers see and approve payouts. What is left in the wallet is the owners’ to take out.
    </EmptyState>
  );
}

const ADD = (
  <Link className="btn btn-primary" to="/dashboard/manage-wallet">
    Manage wallets
  </Link>
);

function OfOwner({ serverId }: { serverId: string }) {
  const ledger = useLedgerWalletQuery(serverId);
  const wallets = useProjectWalletsQuery(serverId);
  const failed = [ledger, wallets].find(
    ({ error, isFetching, currentData }) => error !== undefined && !isFetching && !currentData,
  );
  if (failed)
    return (
      <ErrorState
        message={failureText(failed.error, 'What can be withdrawn couldn’t be loaded.')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!ledger.currentData || !wallets.currentData)
    return <TableSkeleton label="Loading what can be withdrawn" count={4} />;
  if (!ledger.currentData.isRead)
    return (
      <ErrorState
        message="The balance couldn’t be read from the chain, so that nothing can be withdrawn now."
        onRetry={() => void ledger.refetch()}
      />
    );
  const { wallets: all, leftOut } = wallets.currentData;
  const treasuries = all.filter(({ role }) => role === 'TREASURY');
  if (treasuries.length === 0 && leftOut) return <LeftOutNote leftOut={leftOut} />;
  if (treasuries.length === 0)
    return (
      <EmptyState title="No treasury yet" action={ADD}>
        Withdrawals go to a wallet of your project that you have proven by a signature, from a day
        after you have added it.
      </EmptyState>
    );
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <WithdrawForm
        serverId={serverId}
        ledger={ledger.currentData}
        treasuries={treasuries}
        isWhole={!leftOut}
      />
    </>
  );
}

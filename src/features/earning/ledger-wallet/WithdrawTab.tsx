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
    <EmptyState scene="guard" title="Only owners can withdraw">
      Ask an owner of this server to withdraw the available balance.
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
        message={failureText(failed.error, 'Couldn’t load the available balance.')}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!ledger.currentData || !wallets.currentData)
    return <TableSkeleton label="Loading the available balance" count={4} />;
  if (!ledger.currentData.isRead)
    return (
      <ErrorState
        message="Couldn’t read the balance from Solana, so withdrawals aren’t possible right now."
        onRetry={() => void ledger.refetch()}
      />
    );
  const { wallets: all, leftOut } = wallets.currentData;
  const treasuries = all.filter(({ role }) => role === 'TREASURY');
  if (treasuries.length === 0 && leftOut) return <LeftOutNote leftOut={leftOut} />;
  if (treasuries.length === 0)
    return (
      <EmptyState scene="keys" title="No treasury wallet yet" action={ADD}>
        Add a treasury wallet to receive withdrawals. It can receive them 24 hours after you add it.
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

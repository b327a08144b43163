import { RequireServer } from '@/features/server/discord/RequireServer';
import { RoleNote } from '@/features/server/discord/RoleNote';
import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import '@/shared/ui/form/form.scss';
import { AddWallet } from './AddWallet';
import './projectWallets.scss';
import { useProjectWalletsQuery } from './projectWalletsApi';
import { WalletList } from './WalletList';

/** `manage-wallet`: the wallets that act for a server (docs/product/claims-and-payouts.md). */
export default function ManageWalletScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const maySee = useMay('treasurer');
  const mayChange = useMay('owner');
  const { currentData } = useProjectWalletsQuery(serverId, { skip: !maySee });
  return (
    <>
      <PageHeader
        title="Manage wallets"
        purpose="Your project’s wallets. You verify each one with a signature, which moves no funds."
        actions={
          mayChange && currentData ? (
            <button type="button" className="btn btn-primary" onClick={showAdding}>
              Add wallet
            </button>
          ) : undefined
        }
      />
      {maySee ? (
        <Whole serverId={serverId} />
      ) : (
        <EmptyState scene="guard" title="You don’t have access to these wallets">
          Treasurers and owners of this server can see them. Ask an owner for access.
        </EmptyState>
      )}
    </>
  );
}

/** Leads to the form at the end of the page. */
function showAdding(): void {
  const heading = document.querySelector<HTMLElement>('#add-wallet-title');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Whole({ serverId }: { serverId: string }) {
  const mayChange = useMay('owner');
  const { currentData, error, isFetching, refetch } = useProjectWalletsQuery(serverId);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the wallets.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading wallets" count={3} />
    );
  const { wallets, most, leftOut } = currentData;
  return (
    <>
      <RoleNote needed="owner">View only. Ask an owner of this server to make changes.</RoleNote>
      <LeftOutNote leftOut={leftOut} />
      {wallets.length === 0 ? (
        <EmptyState scene="keys" title="No wallets yet">
          Add a treasury wallet to receive withdrawals. You’ll sign a message to prove you own it.
        </EmptyState>
      ) : (
        <WalletList serverId={serverId} wallets={wallets} mayChange={mayChange} />
      )}
      {mayChange ? <AddWallet serverId={serverId} wallets={wallets} most={most} /> : null}
    </>
  );
}

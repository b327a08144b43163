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

/** `manage-wallet`: the wallets that act for a server (decision 103). */
export default function ManageWalletScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const maySee = useMay('treasurer');
  return (
    <>
      <PageHeader
        title="Manage wallets"
        purpose="The wallets of your project: each is proven by a signature, which moves nothing."
      />
      {maySee ? (
        <Whole serverId={serverId} />
      ) : (
        <EmptyState title="This is for treasurers">
          The wallets of a project are seen by the treasurers and owners of its server.
        </EmptyState>
      )}
    </>
  );
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
      <TableSkeleton label="Loading the wallets" count={3} />
    );
  const { wallets, most, leftOut } = currentData;
  return (
    <>
      <RoleNote needed="owner">
        You may look at these wallets. They are added, changed and removed by the owners of this
        server.
      </RoleNote>
      <LeftOutNote leftOut={leftOut} />
      {wallets.length === 0 ? (
        <EmptyState title="No wallet yet">
          A treasury is where withdrawals from the ledger wallet go. Add the first one by signing a
          message with it.
        </EmptyState>
      ) : (
        <WalletList serverId={serverId} wallets={wallets} mayChange={mayChange} />
      )}
      {mayChange ? <AddWallet serverId={serverId} wallets={wallets} most={most} /> : null}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { useMay } from '@/features/server/discord/useMay';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { Balance } from './Balance';
import { useOpenPayout } from './openPayout';
import './ledgerWallet.scss';
import { WaitingPayouts } from './WaitingPayouts';

/** Opened later: each comes with its code. */
const others = [
  { id: 'deposit', label: 'Deposit', Tab: lazy(() => import('./DepositTab')) },
  { id: 'withdraw', label: 'Withdraw', Tab: lazy(() => import('./WithdrawTab')) },
  { id: 'spending', label: 'Spending', Tab: lazy(() => import('./SpendingTab')) },
  { id: 'limits', label: 'Limits', Tab: lazy(() => import('./LimitsTab')) },
  { id: 'alerts', label: 'Alerts', Tab: lazy(() => import('./AlertsTab')) },
];
/** Tables bring much code: the balance and what waits do not wait for it. */
const PayoutTable = lazy(() => import('./PayoutTable'));
const PayoutDrawer = lazyOnDemand(() => import('./PayoutDrawer'));

/** `ledger-wallet`: what a server pays its members from (docs/product/claims-and-payouts.md). */
export default function LedgerWalletScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const maySee = useMay('treasurer');
  return (
    <>
      <PageHeader
        title="Ledger wallet"
        purpose="Claims and rewards of this server are paid from this wallet."
      />
      {maySee ? (
        <Whole serverId={serverId} />
      ) : (
        <EmptyState scene="guard" title="You don’t have access to the ledger wallet">
          Treasurers and owners of this server can open it. Ask an owner for access.
        </EmptyState>
      )}
    </>
  );
}

function Whole({ serverId }: { serverId: string }) {
  const { id, close } = useOpenPayout();
  const tabs = [
    {
      id: 'payouts',
      label: 'Payouts',
      content: (
        <>
          <WaitingPayouts serverId={serverId} />
          <h2>All payouts</h2>
          <Suspense fallback={<TableSkeleton label="Loading payouts" />}>
            <PayoutTable serverId={serverId} />
          </Suspense>
        </>
      ),
    },
    ...others.map(({ Tab, id: name, label }) => ({
      id: name,
      label,
      content: (
        <Suspense fallback={<TableSkeleton label={`Loading: ${label}`} count={4} />}>
          <Tab serverId={serverId} />
        </Suspense>
      ),
    })),
  ];
  return (
    <>
      <Balance serverId={serverId} />
      <UrlTabs label="Ledger wallet" tabs={tabs} />
      {id === null ? null : (
        <Suspense fallback={null}>
          <PayoutDrawer serverId={serverId} id={id} isOpen onClose={close} />
        </Suspense>
      )}
    </>
  );
}

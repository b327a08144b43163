import { Suspense, useState } from 'react';
import { TransactionList } from '@/features/billing/transactions/TransactionList';
import { useOpenTransaction } from '@/features/billing/transactions/useOpenTransaction';
import { PageHeader } from '@/shared/ui/PageHeader';
import { lazyOnDemand } from '@/shared/ui/lazyParts';

const TransactionDrawer = lazyOnDemand(
  () => import('@/features/billing/transactions/TransactionDrawer'),
);

/** `all-transactions` (spec §2): one ledger of everything with money. */
export default function TransactionsScreen() {
  const { id, close } = useOpenTransaction();
  const [last, setLast] = useState(id);
  // While the drawer closes it shows what it showed.
  if (id !== null && id !== last) setLast(id);
  return (
    <>
      <PageHeader title="All transactions" purpose="All your payments, claims and payouts." />
      <TransactionList />
      {last === null ? null : (
        <Suspense>
          <TransactionDrawer id={last} isOpen={id !== null} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

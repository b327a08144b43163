import { historyApi } from '@/features/billing/transactions/historyApi';
import { transactionsQueryAt } from '@/features/billing/transactions/historyQuery';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The page of the list the address names, and the transaction that is open. */
const data: RouteData = ({ search }) => {
  const open = search.get('transaction');
  return [
    fresh(historyApi.endpoints.transactions, transactionsQueryAt(search)),
    ...(open === null || open === '' ? [] : [fresh(historyApi.endpoints.transaction, open)]),
  ];
};
export default data;

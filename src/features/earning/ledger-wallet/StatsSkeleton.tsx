/** Stands for the balances while they are on their way. */
export const StatsSkeleton = () => (
  <div role="status" aria-label="Loading the balance" className="skeleton ledger-funds">
    <div className="skeleton__block ledger-fund" />
    <div className="skeleton__block ledger-fund" />
  </div>
);

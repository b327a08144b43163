import { formatSol } from '@/shared/money/lamports';

/** An amount of SOL, exact to the lamport, with the lamports for whoever points at it. */
export const SolAmount = ({ lamports }: { lamports: bigint }) => (
  <span className="amount" title={`${lamports} lamports`} translate="no">
    {formatSol(lamports)} SOL
  </span>
);

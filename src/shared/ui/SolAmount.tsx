import { formatSol } from '@/shared/money/lamports';

/** An amount of SOL, exact to the lamport; hovering shows the lamports. */
export const SolAmount = ({ lamports }: { lamports: bigint }) => (
  <span className="amount" title={`${lamports} lamports`} translate="no">
    {formatSol(lamports)} SOL
  </span>
);

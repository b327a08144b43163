import { calledOf } from '@/features/linked-wallets/walletName';
import type { LinkedWallet } from '@/features/linked-wallets/linkedWallet';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Reading, ReadKind, WalletReads } from './useWalletReads';

interface ReadNotesProps {
  wallets: readonly LinkedWallet[];
  reads: readonly WalletReads[];
  onRetry: (address: string, kind: ReadKind) => void;
}

const words: Readonly<Record<ReadKind, string>> = { tokens: 'SOL and tokens', pieces: 'NFTs' };

/** What of which wallet could not be read, how old what stands in its place is, and how much was not exact. */
export function ReadNotes({ wallets, reads, onRetry }: ReadNotesProps) {
  const names = new Map(wallets.map((wallet) => [wallet.address, calledOf(wallet)]));
  const failed = reads.flatMap(({ address, tokens, pieces }) =>
    [
      { address, kind: 'tokens' as const, reading: tokens },
      { address, kind: 'pieces' as const, reading: pieces },
    ].filter(({ reading }) => reading.problem !== null),
  );
  const odd = reads.reduce(
    (sum, { tokens, pieces }) => sum + (tokens.data?.leftOut ?? 0) + (pieces.data?.leftOut ?? 0),
    0,
  );
  return (
    <>
      {failed.length === 0 ? null : (
        <ul className="notice notice--warning portfolio-notes" role="status">
          {failed.map(({ address, kind, reading }) => (
            <li key={`${address} ${kind}`}>
              <span>
                {words[kind]} of <bdi translate="no">{names.get(address) ?? address}</bdi> could not
                be {reading.data ? 'refreshed' : 'read'}. {reading.problem}{' '}
                <Age reading={reading} />
              </span>
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={`Retry: ${words[kind]} of ${names.get(address) ?? address}`}
                onClick={() => onRetry(address, kind)}
              >
                Retry
              </button>
            </li>
          ))}
        </ul>
      )}
      {odd === 0 ? null : (
        <p className="notice notice--warning" role="status">
          {odd === 1
            ? 'One thing in your wallets was'
            : `${String(odd)} things in your wallets were`}{' '}
          told in a way we cannot read exactly, and {odd === 1 ? 'is' : 'are'} left out.
        </p>
      )}
    </>
  );
}

const Age = ({ reading: { at, data } }: { reading: Reading<unknown> }) =>
  at === null || data === undefined ? null : (
    <>
      What you see is from <TimeAgo at={new Date(at).toISOString()} isPast />.
    </>
  );

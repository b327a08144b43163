import { calledOf } from '@/features/identity/linked-wallets/walletName';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { plural } from '@/shared/text/language';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { readProblems } from './readProblems';
import type { ReadKind, WalletReads } from './useWalletReads';

interface ReadNotesProps {
  wallets: readonly LinkedWallet[];
  reads: readonly WalletReads[];
  /** Tokens whose amount couldn't be read exactly. */
  tokensLeftOut: number;
  onRetry: (address: string, kind: ReadKind) => void;
}

/**
 * The parts of each wallet that couldn't be read, the age of older data shown instead, and how many amounts weren't
 * exact.
 */
export function ReadNotes({ wallets, reads, tokensLeftOut, onRetry }: ReadNotesProps) {
  const names = new Map(wallets.map((wallet) => [wallet.address, calledOf(wallet)]));
  const problems = readProblems(reads);
  const odd = reads.reduce((sum, { pieces }) => sum + (pieces.data?.leftOut ?? 0), tokensLeftOut);
  return (
    <>
      {problems.length === 0 ? null : (
        <ul className="notice notice--warning portfolio-notes" role="status">
          {problems.map(({ address, kind, what, text, canRetry, shownFrom }) => (
            <li key={`${address} ${kind} ${what}`}>
              <span>
                <bdi translate="no">{names.get(address) ?? address}</bdi>: {text}{' '}
                {shownFrom === null ? null : <Age at={shownFrom} />}
              </span>
              {canRetry ? (
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  aria-label={`Retry: ${names.get(address) ?? address}, ${what}`}
                  onClick={() => onRetry(address, kind)}
                >
                  Retry
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {odd === 0 ? null : (
        <p className="notice notice--warning" role="status">
          {plural(
            odd,
            '1 asset couldn’t be read and isn’t shown.',
            `${String(odd)} assets couldn’t be read and aren’t shown.`,
          )}
        </p>
      )}
    </>
  );
}

const Age = ({ at }: { at: number }) => (
  <span>
    Showing data from <TimeAgo at={new Date(at).toISOString()} isPast />.
  </span>
);

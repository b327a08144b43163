import { supportsLedgerHere } from '@/features/identity/wallet/ledger';
import { shortWalletAddress } from '@/shared/solana/shortAddress';
import type { LinkState } from './useProof';

interface LinkNoteProps {
  state: LinkState;
  onRetry: () => void;
  /** Links the account that has signed. */
  onOther: (address: string) => void;
  /** What is done with a wallet here. */
  verb?: string;
  /** What is said when it is done. */
  doneText?: string;
}

/** What is happening, or why nothing was linked, and what can be done about it. */
export function LinkNote({
  state,
  onRetry,
  onOther,
  verb = 'Link',
  doneText = 'Linked.',
}: LinkNoteProps) {
  if (state.at === 'idle') return null;
  if (state.at !== 'trouble')
    return <p className="notice">{state.at === 'linked' ? doneText : progress[state.at]}</p>;
  const { tone, text, mayBeLedger, other, isFinal } = state.trouble;
  return (
    <div className={`notice ${tone === 'error' ? 'notice--error' : ''}`}>
      <p>{text}</p>
      {mayBeLedger === true && supportsLedgerHere() ? (
        <p>
          Using a Ledger device? Select “I’m using a Ledger”, open its Solana app and try again. If
          that fails, update the Solana app.
        </p>
      ) : null}
      <div className="link-panel__buttons">
        {other === undefined ? null : (
          <button type="button" className="btn btn-primary" onClick={() => onOther(other)}>
            {verb} {shortWalletAddress(other)} instead
          </button>
        )}
        {isFinal === true ? null : (
          <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}

const progress = {
  asking: 'Preparing the message…',
  signing: 'Waiting for your wallet. Open it and sign the message. Signing is free.',
  checking: 'Checking the signature…',
} as const;

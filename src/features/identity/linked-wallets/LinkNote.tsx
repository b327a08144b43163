import { supportsLedgerHere } from '@/features/identity/wallet/ledger';
import { shortAddress } from '@/shared/solana/shortAddress';
import type { LinkState } from './useProof';

interface LinkNoteProps {
  state: LinkState;
  onRetry: () => void;
  /** Links the account that has signed. */
  onOther: (address: string) => void;
  /** The action on the wallet; "Link" by default. */
  verb?: string;
  /** The text shown on success. */
  doneText?: string;
}

/** The progress of linking, or why it failed, with a way to continue. */
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
            {verb} {shortAddress(other)} instead
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

import { supportsLedgerHere } from '@/features/identity/wallet/ledger';

interface LedgerChoiceProps {
  isLedger: boolean;
  isDisabled: boolean;
  onChange: (isLedger: boolean) => void;
}

/** That a Ledger device signs, which signs no messages; nothing where no Ledger can be used. */
export const LedgerChoice = ({ isLedger, isDisabled, onChange }: LedgerChoiceProps) =>
  supportsLedgerHere() ? (
    <label className="choice">
      <input
        type="checkbox"
        checked={isLedger}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        I’m using a Ledger
        <small>You sign a transaction instead of a message. We never send it.</small>
      </span>
    </label>
  ) : null;

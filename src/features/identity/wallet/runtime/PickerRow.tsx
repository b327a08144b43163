import { WalletIcon } from '@solana/wallet-adapter-react-ui';
import type { WalletRow } from './walletRows';

interface RowProps {
  readonly row: WalletRow;
  readonly connecting: boolean;
  readonly onChoose: (row: WalletRow) => void;
}

/** One wallet of the picker. */
export function PickerRow({ row, connecting, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="btn wallet-picker__row"
        aria-busy={connecting}
        onClick={() => onChoose(row)}
      >
        {row.icon === null ? (
          <span className="wallet-picker__icon" aria-hidden="true" />
        ) : (
          <WalletIcon
            wallet={{ adapter: { name: row.wallet.adapter.name, icon: row.icon } }}
            className="wallet-picker__icon"
            alt=""
            width={28}
            height={28}
          />
        )}
        <span>{row.label}</span>{' '}
        {connecting ? (
          <span className="wallet-picker__hint">Connecting ...</span>
        ) : (
          row.detected && <span className="wallet-picker__hint">Detected</span>
        )}
      </button>
    </li>
  );
}

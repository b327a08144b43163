import { useWalletModal } from '@solana/wallet-adapter-react-ui';
import type { Wallet } from '@solana/wallet-adapter-react';
import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import type { WalletNotice } from '../errors';
import { walletBrowsersHere } from '../walletBrowsers';
import { MissingWallet } from './MissingWallet';
import { PickerRow } from './PickerRow';
import { type WalletRow, walletRows } from './walletRows';
import './picker.scss';

interface PickerProps {
  readonly wallets: readonly Wallet[];
  /** A wallet that was chosen but is not installed. */
  readonly missing: WalletRow | null;
  readonly problem: WalletNotice | null;
  readonly connectingTo: string | null;
  readonly onChoose: (wallet: Wallet) => void;
}

function Problem({ notice }: { readonly notice: WalletNotice }) {
  const tone = notice.tone === 'error' ? 'wallet-picker__notice--error' : '';
  return (
    <span className={`wallet-picker__notice ${tone}`}>
      <strong>{notice.title}.</strong> {notice.detail}
    </span>
  );
}

/** The way on without a wallet, and what connecting does. On a phone a wallet's app opens this page. */
function Guide({ anyInstalled }: { readonly anyInstalled: boolean }) {
  const [browsers] = useState(walletBrowsersHere);
  return (
    <div className="wallet-picker__guide">
      {browsers.length > 0 ? (
        <>
          <p>On a phone, open this page in your wallet’s app:</p>
          <div className="wallet-picker__apps">
            {browsers.map(({ name, href }) => (
              <a key={name} className="btn btn-outline-secondary" href={href} rel="noreferrer">
                Open in {name}
              </a>
            ))}
          </div>
        </>
      ) : anyInstalled ? null : (
        <p>Choose a wallet to get it, then reload this page. Wallets are free.</p>
      )}
      <p>
        Connecting shares your public address. It moves no funds: you approve each transaction in
        your wallet.
      </p>
    </div>
  );
}

/** The wallet picker, with the titles of spec §1 and the keyboard behaviour of reliability F2. */
export function Picker({ wallets, missing, problem, connectingTo, onChoose }: PickerProps) {
  const { visible, setVisible } = useWalletModal();
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const { primary, more, anyInstalled } = walletRows(wallets);
  const showMore = expanded || primary.length === 0;

  const list = (rows: readonly WalletRow[]) => (
    <ul className="wallet-picker__list">
      {rows.map((row) => (
        <PickerRow
          key={row.label.toLowerCase()}
          row={row}
          connecting={row.wallet.adapter.name === connectingTo}
          onChoose={() => onChoose(row.wallet)}
        />
      ))}
    </ul>
  );

  return (
    <Modal
      {...useFocusReturn(visible)}
      show={visible}
      onHide={() => setVisible(false)}
      centered
      aria-labelledby={`${id}-title`}
      className="wallet-picker"
    >
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={`${id}-title`}>
          {anyInstalled
            ? 'Connect a wallet on Solana to continue'
            : "You'll need a wallet on Solana to continue"}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <output className="wallet-picker__news">
          {connectingTo !== null && <span className="visually-hidden">Connecting ...</span>}
          {missing && <MissingWallet row={missing} />}
          {problem && <Problem notice={problem} />}
        </output>
        <Guide anyInstalled={anyInstalled} />
        {list(primary)}
        {primary.length > 0 && more.length > 0 && (
          <button
            type="button"
            className="btn btn-link wallet-picker__more"
            aria-expanded={showMore}
            aria-controls={`${id}-more`}
            onClick={() => setExpanded(!expanded)}
          >
            {showMore ? 'Less options' : 'More options'}
          </button>
        )}
        <div id={`${id}-more`} hidden={!showMore}>
          {list(more)}
        </div>
      </Modal.Body>
    </Modal>
  );
}

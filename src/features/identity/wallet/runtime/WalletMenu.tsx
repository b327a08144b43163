import { Wallet } from 'lucide-react';
import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { shortAddress } from '../../../../shared/solana/shortAddress';
import '@/styles/menu.scss';
import type { WalletMenuProps } from '../walletStore';
import { useCopy } from './useCopy';

const selectAll = (node: HTMLInputElement | null) => {
  node?.focus();
  node?.select();
};

/** The menu of a connected wallet: the labels of spec §1, real buttons, arrows, Escape (reliability F3). */
export function WalletMenu({ wallet, toggleRef }: WalletMenuProps) {
  const address = wallet.address ?? '';
  const [open, setOpen] = useState(false);
  const [copyState, copy] = useCopy(address);
  const closeAnd = (action: () => void) => () => {
    setOpen(false);
    action();
  };

  return (
    <Dropdown
      show={open}
      onToggle={setOpen}
      // Copying leaves the menu open, so that "Copied" can be read.
      autoClose="outside"
      focusFirstItemOnShow="keyboard"
      align="end"
      className="wallet-menu"
    >
      <Dropdown.Toggle
        ref={toggleRef}
        variant="outline-secondary"
        className="wallet-button"
        title={address}
      >
        <Wallet className="wallet-button__sign" aria-hidden="true" />
        <span className="wallet-button__address">{shortAddress(address)}</span>
        <span className="visually-hidden">
          {wallet.status === 'disconnecting' ? ', disconnecting wallet' : ', connected wallet'}
          {wallet.offerLink === null ? null : ', not linked yet'}
        </span>
        {wallet.offerLink === null ? null : (
          <span className="wallet-button__dot" aria-hidden="true" />
        )}
      </Dropdown.Toggle>
      <Dropdown.Menu>
        <Dropdown.Item as="button" type="button" onClick={copy}>
          {copyState === 'copied' ? 'Copied' : 'Copy address'}
        </Dropdown.Item>
        {copyState === 'failed' && (
          <label className="wallet-menu__manual">
            Your browser blocked copying. Copy it manually:
            <input ref={selectAll} readOnly value={address} />
          </label>
        )}
        {wallet.offerLink === null ? null : (
          <Dropdown.Item as="button" type="button" onClick={closeAnd(wallet.offerLink)}>
            Link wallet
          </Dropdown.Item>
        )}
        <Dropdown.Item as="button" type="button" onClick={closeAnd(wallet.openPicker)}>
          Change wallet
        </Dropdown.Item>
        <Dropdown.Item
          as="button"
          type="button"
          disabled={wallet.status === 'disconnecting'}
          onClick={closeAnd(() => void wallet.disconnect())}
        >
          Disconnect
        </Dropdown.Item>
      </Dropdown.Menu>
      <output className="visually-hidden">{copyState === 'copied' ? 'Copied' : ''}</output>
    </Dropdown>
  );
}

import { useId, useRef, useState } from 'react';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { LinkedWallet } from './linkedWallet';
import { methodInWords } from './proofMethod';
import { RenameWallet } from './RenameWallet';
import { calledOf } from './walletName';

interface WalletCardProps {
  wallet: LinkedWallet;
  isConnected: boolean;
  /** It is the only one. */
  isAlone: boolean;
  onMakeDefault: (wallet: LinkedWallet) => void;
  onUnlink: (wallet: LinkedWallet) => void;
}

const colours = { DEFAULT: 'primary', Connected: 'success' } as const;
const NONE: readonly string[] = [];

/** A linked wallet: how it was proven, what it serves, and what can be done with it. */
export function WalletCard(props: WalletCardProps) {
  const { wallet, isConnected, isAlone, onMakeDefault, onUnlink } = props;
  const { address, flag, method, linkedAt } = wallet;
  const serves = wallet.serves ?? NONE;
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isDefault = flag === 'DEFAULT';
  const called = calledOf(wallet);
  return (
    <li className="panel wallet-card" aria-labelledby={id}>
      <div className="wallet-card__head">
        <h2 id={id}>
          <bdi translate="no">{called}</bdi>
        </h2>
        {isDefault ? <StatusBadge status="DEFAULT" colours={colours} /> : null}
        {isConnected ? <StatusBadge status="Connected" colours={colours} /> : null}
      </div>
      {isRenaming ? (
        <RenameWallet
          wallet={wallet}
          onDone={() => {
            rename.current?.focus();
            setRenaming(false);
          }}
        />
      ) : null}
      <WalletName address={address} name={null} hasActions />
      <dl className="facts">
        <div>
          <dt>Proof</dt>
          <dd>{methodInWords(method)}</dd>
        </div>
        {linkedAt === null ? null : (
          <div>
            <dt>Linked</dt>
            <dd>
              <TimeAgo at={linkedAt} />
            </dd>
          </div>
        )}
        {serves.length === 0 ? null : (
          <div>
            <dt>Used for</dt>
            <dd>
              <ul className="wallet-card__serves">
                {serves.map((each) => (
                  <li key={each}>
                    <bdi>{each}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <div className="wallet-card__buttons">
        <button
          ref={rename}
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Rename ${called}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          Rename
        </button>
        {isDefault ? null : (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Make ${called} the default`}
            onClick={() => onMakeDefault(wallet)}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          aria-label={`Unlink ${called}`}
          aria-describedby={isDefault && !isAlone ? `${id}-why` : undefined}
          disabled={isDefault && !isAlone}
          onClick={() => onUnlink(wallet)}
        >
          Unlink
        </button>
      </div>
      {isDefault && !isAlone ? (
        <p id={`${id}-why`} className="wallet-card__why">
          Rewards go to your default wallet. To unlink it, make another wallet the default first.
        </p>
      ) : null}
    </li>
  );
}

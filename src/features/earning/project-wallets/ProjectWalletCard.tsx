import { useId, useRef, useState } from 'react';
import { methodInWords } from '@/features/identity/linked-wallets/proofMethod';
import { momentText } from '@/shared/format/times';
import { utcText } from '@/shared/format/utcText';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { WalletName } from '@/shared/ui/names/WalletName';
import { LabelForm } from './LabelForm';
import type { ProjectWallet } from './projectWallet';
import { calledOf } from './roleWords';

interface ProjectWalletCardProps {
  serverId: string;
  wallet: ProjectWallet;
  mayChange: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

const colours = { DEFAULT: 'primary' } as const;

/** A wallet of a project: how it was proven, what depends on it, and what can be done with it. */
export function ProjectWalletCard(props: ProjectWalletCardProps) {
  const { serverId, wallet, mayChange, onMakeDefault, onRemove } = props;
  const { address, flag, method, addedAt, provenAt, addedBy, serves, keptBy } = wallet;
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const id = useId();
  const called = calledOf(wallet);
  return (
    <li className="panel project-wallet" aria-labelledby={id}>
      <div className="project-wallet__head">
        <h3 id={id}>
          <bdi translate="no">{called}</bdi>
        </h3>
        {flag === 'DEFAULT' ? <StatusBadge status="DEFAULT" colours={colours} /> : null}
      </div>
      {isNaming ? (
        <LabelForm
          serverId={serverId}
          wallet={wallet}
          onDone={() => {
            rename.current?.focus();
            setNaming(false);
          }}
        />
      ) : null}
      <WalletName address={address} name={null} hasActions />
      <Opening wallet={wallet} />
      <dl className="facts">
        <div>
          <dt>Verified</dt>
          <dd>
            {methodInWords(method)} {provenAt === null ? null : <TimeAgo at={provenAt} />}
          </dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>
            {addedAt === null ? 'Unknown' : <TimeAgo at={addedAt} />}
            {addedBy === null ? null : (
              <>
                {' '}
                by <bdi translate="no">{addedBy}</bdi>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Used for</dt>
          <dd>
            {serves.length === 0 ? (
              'Nothing'
            ) : (
              <ul className="project-wallet__serves">
                {serves.map((each) => (
                  <li key={each}>
                    <bdi>{each}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
      {mayChange ? (
        <div className="project-wallets__buttons">
          <button
            ref={rename}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Rename ${called}`}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            Rename
          </button>
          {flag === 'DEFAULT' ? null : (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Make ${called} the default`}
              onClick={onMakeDefault}
            >
              Make default
            </button>
          )}
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            aria-label={`Remove ${called}`}
            aria-describedby={keptBy === null ? undefined : `${id}-why`}
            disabled={keptBy !== null}
            onClick={onRemove}
          >
            Remove
          </button>
        </div>
      ) : null}
      {mayChange && keptBy !== null ? (
        <p id={`${id}-why`} className="project-wallet__why">
          <bdi translate="no">{keptBy}</bdi>
        </p>
      ) : null}
    </li>
  );
}

/** A treasury that is too new says from when on withdrawals may go there. */
function Opening({ wallet: { usableAt, isOpen } }: { wallet: ProjectWallet }) {
  const at = Date.parse(usableAt ?? '');
  return isOpen || Number.isNaN(at) ? null : (
    <p className="notice">
      Can receive withdrawals starting {momentText(at)} ({utcText(at)}).
    </p>
  );
}

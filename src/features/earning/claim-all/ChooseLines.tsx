import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Link, useNavigate } from 'react-router-dom';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { ServerPicture } from '@/shared/art/pictures';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import '@/shared/ui/form/form.scss';
import { counted } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { LeftOut } from '@/shared/api/lenient';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { MOST_LINES, type ClaimableLine } from './claimable';
import { ClaimTarget, useClaimTarget } from './ClaimTarget';
import { GiveItem } from './GiveItem';
import { PurseLine } from './PurseLine';
import { isReady, purseOfLines } from './purse';

const WALLETS = '/dashboard/profile/wallets';

interface ChooseLinesProps {
  titleId: string;
  claimable: { lines: readonly ClaimableLine[]; leftOut?: LeftOut[] };
  /** Reason the last attempt wasn't sent. */
  trouble: string | null;
  onClaim: (lines: readonly ClaimableLine[]) => void;
  onClose: () => void;
}

/** Lines that can be claimed, all selected at first, and the others with the reason. */
export function ChooseLines({ titleId, claimable, trouble, onClaim, onClose }: ChooseLinesProps) {
  const { lines, leftOut } = claimable;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = lines.filter(({ isOpen }) => isOpen);
  const closed = lines.filter(({ isOpen }) => !isOpen);
  const chosen = open.filter((line) => isReady(line) && !left.has(line.id)).slice(0, MOST_LINES);
  const lacksWallet = open.some((line) => !isReady(line));
  const usual = chosen.find(({ needsWallet }) => needsWallet)?.address ?? null;
  const { wallets, address, choose } = useClaimTarget(usual);
  const claim = () =>
    onClaim(chosen.map((line) => (line.needsWallet ? { ...line, address } : line)));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <>
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={titleId}>
          Claim your rewards
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <LeftOutNote leftOut={leftOut} />
        {open.length === 0 ? (
          <EmptyState scene="purse" title="Nothing to claim right now">
            Quest rewards and points appear here when you can claim them.
          </EmptyState>
        ) : (
          <ul className="claim-lines" aria-label="Rewards to claim">
            {open.map((line) => (
              <OpenLine
                key={line.id}
                line={line}
                isChosen={isReady(line) && !left.has(line.id)}
                onToggle={() => toggle(line.id)}
              />
            ))}
          </ul>
        )}
        {lacksWallet ? <NoWallet /> : null}
        {closed.length === 0 ? null : (
          <details className="claim-closed">
            <summary>Can’t be claimed right now ({closed.length})</summary>
            <ul className="claim-lines">
              {closed.map((line) => (
                <ClosedLine key={line.id} line={line} />
              ))}
            </ul>
          </details>
        )}
      </Modal.Body>
      <Modal.Footer className="claim-footer">
        {chosen.length === 0 ? null : (
          <div className="claim-footer__sum">
            <p className="claim-footer__total">
              <span>Total</span>
              <span>
                <PurseLine purse={purseOfLines(chosen)} />
              </span>
            </p>
            {address === null ? null : (
              <ClaimTarget wallets={wallets} address={address} onChoose={choose} />
            )}
          </div>
        )}
        <p className="field__error" role="alert">
          {trouble}
        </p>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {open.length === 0 ? 'Close' : 'Cancel'}
        </button>
        {open.length === 0 ? null : (
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.length === 0}
            onClick={claim}
          >
            {chosen.length === 0 ? 'Claim rewards' : `Claim ${counted(chosen.length, 'reward')}`}
          </button>
        )}
      </Modal.Footer>
    </>
  );
}

interface LineProps {
  line: ClaimableLine;
}

function OpenLine({
  line,
  isChosen,
  onToggle,
}: LineProps & { isChosen: boolean; onToggle: () => void }) {
  const { server, title, gives, needsApproval } = line;
  return (
    <li>
      <label className="claim-line">
        <input
          type="checkbox"
          className="claim-line__box"
          checked={isChosen}
          disabled={!isReady(line)}
          onChange={onToggle}
        />
        <span className="claim-line__what">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <ServerOf server={server} />
          {needsApproval ? <small>Needs team approval before it’s sent.</small> : null}
          {isReady(line) ? null : <small>Needs a linked wallet.</small>}
        </span>
        <ul className="claim-gives">
          {gives.map((give, index) => (
            // Rewards have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <GiveItem key={index} give={give}>
              {give.isGuaranteed ? null : <small> (sent by the server’s team)</small>}
            </GiveItem>
          ))}
        </ul>
      </label>
    </li>
  );
}

function ClosedLine({ line: { server, title, path, message, retryAt } }: LineProps) {
  const later = retryAt === null ? ' Try again later.' : '';
  const why = message ?? `You can’t claim this right now.${later}`;
  return (
    <li className="claim-line">
      <span className="claim-line__what">
        <Link to={safeReturnPath(path, window.location.origin)}>
          <bdi>{title}</bdi>
        </Link>
        <ServerOf server={server} />
        <small>
          <bdi>{why}</bdi>
          {retryAt === null ? null : (
            <>
              {' '}
              Claimable <TimeAgo at={retryAt} />.
            </>
          )}
        </small>
      </span>
    </li>
  );
}

const ServerOf = ({ server }: Pick<ClaimableLine, 'server'>) => (
  <span className="claim-line__server">
    <ServerPicture src={server.icon} name={server.name} size={22} />
    <bdi translate="no">{server.name}</bdi>
  </span>
);

function NoWallet() {
  const navigate = useNavigate();
  return (
    <div className="notice claim-wallet">
      <p>Link a wallet to receive tokens and NFTs. It’s free: you only sign a message.</p>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => openLinkSheet({ orElse: () => void navigate(WALLETS) })}
      >
        Link a wallet
      </button>
    </div>
  );
}

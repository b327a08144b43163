import { useEffect } from 'react';
import Modal from 'react-bootstrap/Modal';
import { lamportsOf } from '@/features/earning/reward-moment/rewardValue';
import { RewardItem } from '@/features/earning/reward-moment/RewardItem';
import { listed } from '@/shared/text/listed';
import { counted } from '@/shared/text/language';
import { announce } from '@/shared/ui/announce';
import { ShareButton } from '@/shared/ui/ShareButton';
import { StateSign } from '@/shared/ui/StateSign';
import { Link } from 'react-router-dom';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { ReceiptLine } from './claimBatch';
import { useWalletNames } from './ClaimTarget';
import { PurseLine } from './PurseLine';
import { purseOf, purseParts } from './purse';
import { receiptTitle } from './receiptTitle';

interface ClaimReceiptProps {
  titleId: string;
  receipt: readonly ReceiptLine[];
  trouble: string | null;
  onDone: () => void;
  /** Returns to the lines that can be claimed now. */
  onMore: () => void;
}

/** Outcome of each line. Deliveries keep updating while it is open. */
export function ClaimReceipt({ titleId, receipt, trouble, onDone, onMore }: ClaimReceiptProps) {
  const claimed = receipt.filter(({ outcome }) => outcome?.result === 'CLAIMED');
  const deliveries = claimed.flatMap(({ outcome }) => outcome?.deliveries ?? []);
  const purse = purseOf(
    deliveries
      .filter(({ state }) => state !== 'FAILED')
      .map((delivery) => Object.assign({}, delivery, { lamports: lamportsOf(delivery) })),
  );
  const parts = purseParts(purse);
  const nameOf = useWalletNames();
  const target = claimed.find(({ line }) => line.needsWallet)?.line.address ?? null;
  const unsent = deliveries.filter(
    ({ state, stage }) => state === 'WAITING' && (stage === 'APPROVAL' || stage === 'MANUAL'),
  ).length;
  const isWhole = claimed.length === receipt.length;
  const title = receiptTitle(receipt);
  useEffect(() => announce(title), [title]);
  return (
    <>
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {trouble === null ? null : (
          <p className="notice notice--warning" role="alert">
            <bdi>{trouble}</bdi>
          </p>
        )}
        {parts.length === 0 ? null : (
          <p className="claim-total">
            <span>Total</span> <PurseLine purse={purse} />
            {unsent === 0 ? null : (
              <small>Includes {counted(unsent, 'reward')} waiting for the server’s team.</small>
            )}
            {target === null ? null : (
              <span className="claim-footer__to">
                Tokens and NFTs go to <WalletName address={target} name={nameOf(target)} />
              </span>
            )}
          </p>
        )}
        <ul className="claim-lines" aria-label="Receipt">
          {receipt.map((each) => (
            <Line key={each.line.id} {...each} />
          ))}
        </ul>
      </Modal.Body>
      <Modal.Footer className="claim-footer">
        {parts.length === 0 ? null : (
          <ShareButton
            label="Share"
            url={window.location.origin}
            title="Castle Bots"
            text={`I claimed ${listed(parts)} on Castle Bots.`}
          />
        )}
        {isWhole ? null : (
          <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
            Review unclaimed rewards
          </button>
        )}
        <button type="button" className="btn btn-primary" onClick={onDone}>
          Done
        </button>
      </Modal.Footer>
    </>
  );
}

function Line({ line: { title, server, path }, outcome }: ReceiptLine) {
  return (
    <li className="claim-line">
      <span className="claim-line__what">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className="claim-line__server">
          <bdi translate="no">{server.name}</bdi>
        </span>
      </span>
      {outcome?.result === 'CLAIMED' ? (
        <ul className="claim-received" aria-label="Rewards">
          {outcome.deliveries.map((delivery, index) => (
            // Rewards have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <RewardItem key={index} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <span className="claim-line__refused">
          <StateSign look="attention" label="Not claimed" />
          <small>
            <bdi>{outcome?.message ?? 'Couldn’t claim this reward. Try again.'}</bdi>
          </small>
          <Link className="tall-link" to={safeReturnPath(path, window.location.origin)}>
            View reward
          </Link>
        </span>
      )}
    </li>
  );
}

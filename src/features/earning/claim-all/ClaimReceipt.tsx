import { useEffect } from 'react';
import Modal from 'react-bootstrap/Modal';
import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { counted } from '@/shared/text/language';
import { labelIn } from '@/shared/text/labelIn';
import { announce } from '@/shared/ui/announce';
import { ShareButton } from '@/shared/ui/ShareButton';
import type { StateLook } from '@/shared/ui/stateLook';
import { StateSign } from '@/shared/ui/StateSign';
import { Link } from 'react-router-dom';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import type { Delivery } from './claimable';
import type { ReceiptLine } from './claimBatch';
import { GiveItem } from './GiveItem';
import { PurseLine } from './PurseLine';
import { purseOf, purseParts } from './purse';

const words: Readonly<Record<string, string>> = {
  DONE: 'Delivered',
  ON_THE_WAY: 'On its way',
  IN_REVIEW: 'In team review',
  BY_TEAM: 'Sent by the team',
  FAILED: 'Failed',
  RETURNED: 'Returned',
};
const looks: Readonly<Record<string, StateLook>> = {
  DONE: 'on',
  ON_THE_WAY: 'scheduled',
  IN_REVIEW: 'watching',
  BY_TEAM: 'watching',
  FAILED: 'attention',
  RETURNED: 'attention',
};

const LOST: readonly string[] = ['FAILED', 'RETURNED'];

interface ClaimReceiptProps {
  titleId: string;
  receipt: readonly ReceiptLine[];
  trouble: string | null;
  onDone: () => void;
  /** Back to what can be claimed now. */
  onMore: () => void;
}

/** What became of each line. Deliveries go on while it's open. */
export function ClaimReceipt({ titleId, receipt, trouble, onDone, onMore }: ClaimReceiptProps) {
  const claimed = receipt.filter(({ outcome }) => outcome?.result === 'CLAIMED');
  const gives = claimed.flatMap(({ outcome }) => outcome?.deliveries ?? []);
  const purse = purseOf(gives.filter(({ state }) => !LOST.includes(state)));
  const isWhole = claimed.length === receipt.length;
  const title = isWhole
    ? `${counted(claimed.length, 'reward')} claimed`
    : `${String(claimed.length)} of ${counted(receipt.length, 'reward')} claimed`;
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
        {claimed.length === 0 ? null : (
          <p className="claim-total">
            <span>Total</span> <PurseLine purse={purse} />
          </p>
        )}
        <ul className="claim-lines" aria-label="Receipt">
          {receipt.map((each) => (
            <Line key={each.line.id} {...each} />
          ))}
        </ul>
      </Modal.Body>
      <Modal.Footer className="claim-footer">
        {claimed.length === 0 ? null : (
          <ShareButton
            label="Share"
            url={window.location.origin}
            title="Castle Bots"
            text={`I claimed ${purseParts(purse).join(', ')} on Castle Bots.`}
          />
        )}
        {isWhole ? null : (
          <button type="button" className="btn btn-outline-secondary" onClick={onMore}>
            Review the rest
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
        <ul className="claim-gives">
          {outcome.deliveries.map((delivery, index) => (
            // Rewards have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <GiveItem key={index} give={delivery}>
              <Progress delivery={delivery} />
            </GiveItem>
          ))}
        </ul>
      ) : (
        <span className="claim-line__refused">
          <StateSign look="attention" label="Not claimed" />
          <small>
            <bdi>{outcome?.message ?? 'Nothing was claimed.'}</bdi>{' '}
            <Link to={safeReturnPath(path, window.location.origin)}>View reward</Link>
          </small>
        </span>
      )}
    </li>
  );
}

const Progress = ({ delivery: { state, message, signature } }: { delivery: Delivery }) => (
  <span className="claim-progress">
    <StateSign look={looks[state]} label={labelIn(words, state)} />
    {message === null ? null : (
      <small>
        <bdi>{message}</bdi>
      </small>
    )}
    {signature === null ? null : (
      <SafeLink href={explorerUrl('transaction', signature)}>View in explorer</SafeLink>
    )}
  </span>
);

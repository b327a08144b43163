import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { failureText } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { usePieceQuery } from './pieceApi';
import type { PieceDetail } from './pieceDetail';
import { useMark } from './useMark';
import { PiecePicture } from './PiecePicture';
import type { OwnPiece } from './pieceGroups';

interface PieceDialogProps {
  own: OwnPiece;
  onClose: () => void;
}

/** What the chain tells of one piece: its traits, which is what rules for some pieces ask for. */
export default function PieceDialog({ own: { piece, wallet }, onClose }: PieceDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const mark = useMark();
  const { data, error, refetch } = usePieceQuery(piece.id);
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={() => setOpen(false)}
      onExited={onClose}
      centered
      scrollable
      aria-labelledby={id}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={id}>
          <bdi translate="no">{piece.name}</bdi>
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <div className="piece-dialog__picture">
          <PiecePicture src={piece.image} name={piece.name} />
        </div>
        {data ? (
          <Told detail={data} wallet={wallet} />
        ) : error ? (
          <ErrorState
            message={failureText(error, 'Couldn’t reach Solana.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton label="Loading the NFT" />
        )}
      </Modal.Body>
      <Modal.Footer>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            setOpen(false);
            void mark(piece.collection ?? piece.id, 'SPAM');
          }}
        >
          {piece.collection === null ? 'Mark as spam' : 'Mark collection as spam'}
        </button>
        <SafeLink href={explorerUrl('account', piece.id)} className="btn btn-outline-secondary">
          View in explorer
        </SafeLink>
        <button type="button" className="btn btn-secondary" onClick={() => setOpen(false)}>
          Close
        </button>
      </Modal.Footer>
    </Modal>
  );
}

function Told({ detail, wallet }: { detail: PieceDetail; wallet: string }) {
  const { owner, description, traits } = detail;
  return (
    <>
      {owner === wallet ? null : (
        <p className="piece-dialog__gone">This NFT has left the wallet since your last refresh.</p>
      )}
      {description === null ? null : (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {traits.length === 0 ? (
        <p>No traits found.</p>
      ) : (
        <>
          <h3>Traits</h3>
          <dl className="piece-dialog__traits">
            {traits.map(({ name, value }, index) => (
              <div key={`${String(index)} ${name}`}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

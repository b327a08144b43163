import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { failureText } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { ChooseLines } from './ChooseLines';
import { useClaimableQuery } from './claimAllApi';
import { dropAnswered } from './claimBatch';
import { ClaimReceipt } from './ClaimReceipt';
import { useClaimAll } from './useClaimAll';
import './claimAll.scss';

interface ClaimAllDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to claim everything: first the choice, then the outcomes. */
export default function ClaimAllDialog({ isOpen, onClose }: ClaimAllDialogProps) {
  const id = useId();
  const viewer = useSelector(selectViewer).id;
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      onExited={() => {
        if (viewer !== null) dropAnswered(viewer);
      }}
      scrollable
      fullscreen="sm-down"
      aria-labelledby={id}
    >
      <Content titleId={id} onClose={onClose} />
    </Modal>
  );
}

function Content({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { batch, isSending, trouble, receipt, claim, retry, finish } = useClaimAll();
  const { data, error, isFetching, refetch } = useClaimableQuery(undefined);
  if (batch && receipt)
    return (
      <ClaimReceipt
        {...{ titleId, receipt, trouble }}
        onDone={() => {
          finish();
          onClose();
        }}
        onMore={finish}
      />
    );
  if (batch)
    return (
      <Frame titleId={titleId} title="Your claim">
        {isSending || batch.isAnswered ? (
          <div role="status">
            <p>Claiming… You can close this page.</p>
            <FormSkeleton label="Claiming your rewards" />
          </div>
        ) : (
          <ErrorState
            message={`${trouble ?? 'We didn’t get a response.'} Your claim may have gone through. Retry to check. No reward is paid twice.`}
            onRetry={retry}
          />
        )}
      </Frame>
    );
  if (data)
    return (
      <ChooseLines {...{ titleId, trouble }} claimable={data} onClaim={claim} onClose={onClose} />
    );
  return (
    <Frame titleId={titleId} title="Claim your rewards">
      {error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your rewards.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading your rewards" />
      )}
    </Frame>
  );
}

interface FrameProps {
  titleId: string;
  title: string;
  children: ReactNode;
}

const Frame = ({ titleId, title, children }: FrameProps) => (
  <>
    <Modal.Header closeButton closeLabel="Close">
      <Modal.Title as="h2" id={titleId}>
        {title}
      </Modal.Title>
    </Modal.Header>
    <Modal.Body>{children}</Modal.Body>
  </>
);

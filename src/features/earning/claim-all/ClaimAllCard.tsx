import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { counted } from '@/shared/text/language';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { ClaimableLine } from './claimable';
import { useClaimableQuery } from './claimAllApi';
import { dropAnswered } from './claimBatch';
import { PurseLine } from './PurseLine';
import { purseOfLines } from './purse';
import { useClaimBatch } from './useClaimBatch';
import { useClaimParam } from './useClaimParam';
import './claimAll.scss';

const ClaimAllDialog = lazyOnDemand(() => import('./ClaimAllDialog'));

const NONE: readonly ClaimableLine[] = [];

/** Lines that can be claimed now, on all servers. */
export function useOpenLines(): readonly ClaimableLine[] {
  const { data } = useClaimableQuery(undefined);
  return data?.lines.filter(({ isOpen }) => isOpen) ?? NONE;
}

interface ClaimAllCardProps {
  /** Fewest lines for the card, because a page may have its own claim form. */
  from?: number;
  /** Whether the page has its own claim button, which comes first. */
  isSecondary?: boolean;
}

/**
 * Total of everything that can be claimed, with the button to claim it. Renders nothing if there is nothing to claim.
 */
export function ClaimAllCard({ from = 1, isSecondary = false }: ClaimAllCardProps) {
  const lines = useOpenLines();
  const batch = useClaimBatch();
  const { isOpen, open, close } = useClaimParam();
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  const { id } = useSelector(selectViewer);
  const onOpen = () => {
    // The receipt of an earlier claim would open instead of the choice.
    if (id !== null) dropAnswered(id);
    open();
  };
  const isUnconfirmed = batch !== null && !batch.isAnswered;
  return (
    <>
      {isUnconfirmed ? (
        <Unconfirmed count={batch.lines.length} onOpen={onOpen} />
      ) : lines.length < from ? null : (
        <Ready lines={lines} isSecondary={isSecondary} onOpen={onOpen} />
      )}
      {hasOpened ? (
        <Suspense>
          <ClaimAllDialog isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

interface ReadyProps {
  lines: readonly ClaimableLine[];
  isSecondary: boolean;
  onOpen: () => void;
}

function Ready({ lines, isSecondary, onOpen }: ReadyProps) {
  const servers = new Set(lines.map(({ server }) => server.id)).size;
  return (
    <section className="panel claim-all" aria-labelledby="claim-all-title">
      <div>
        <h2 id="claim-all-title">Ready to claim</h2>
        <p className="claim-all__purse">
          <PurseLine purse={purseOfLines(lines)} />
        </p>
        <p className="claim-all__about">
          {counted(lines.length, 'reward')} on {counted(servers, 'server')}
        </p>
      </div>
      <button
        type="button"
        className={isSecondary ? 'btn btn-outline-secondary' : 'btn btn-primary'}
        onClick={onOpen}
      >
        {lines.length === 1 ? 'Claim reward' : 'Claim all'}
      </button>
    </section>
  );
}

function Unconfirmed({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <section className="panel claim-all" aria-labelledby="claim-all-title">
      <div>
        <h2 id="claim-all-title">Your last claim isn’t confirmed yet</h2>
        <p className="claim-all__about">
          We didn’t get a response for {counted(count, 'reward')}. Check whether your claim went
          through.
        </p>
      </div>
      <button type="button" className="btn btn-primary" onClick={onOpen}>
        Check claim
      </button>
    </section>
  );
}

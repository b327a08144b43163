import { Suspense, useState, type ReactNode } from 'react';
import { priceInWords } from '@/shared/money/price';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { ModuleSpec } from '../../engine/defineModule';
import { useSmallestOffer } from './useSmallestOffer';

const PackageQuestion = lazyOnDemand(() => import('./PackageQuestion'));

export interface LockedSaveBarProps {
  spec: ModuleSpec;
  /** Save was pressed. */
  isAsking: boolean;
  onClose: () => void;
  lead: ReactNode;
}

/** In place of saving it asks for the package. Leaving asks nothing, as the draft is kept. */
export function LockedSaveBar({ spec, isAsking, onClose, lead }: LockedSaveBarProps) {
  // Its dialog stays from then on, so that it can give the focus back.
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  const offer = useSmallestOffer(spec.planItem);
  const note = offer ? `Needs ${offer.name}, ${priceInWords(offer)}.` : null;
  return (
    <>
      <SaveBar label="Unlock and save" note={note} isNew isKept lead={lead} />
      {hasAsked ? (
        <Suspense>
          <PackageQuestion spec={spec} isOpen={isAsking} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}

import { Link } from 'react-router-dom';
import { packagePath } from '@/features/billing/packages/smallest';
import { priceInWords } from '@/shared/money/price';
import type { ModuleSpec } from '../../engine/defineModule';
import { useSmallestOffer } from './useSmallestOffer';

export interface LockedNoticeProps {
  spec: ModuleSpec;
  state: string;
}

/** That a module is not in the package, and what saving it takes. */
export function LockedNotice({ spec, state }: LockedNoticeProps) {
  const offer = useSmallestOffer(spec.planItem);
  return (
    <p className="locked-line">
      {state === 'PAUSED_BY_PLAN'
        ? 'Your package with this module has ended. Your settings are kept. Try changes here; saving needs '
        : 'Not in your package. Try it here; saving needs '}
      {offer ? (
        <>
          <Link to={packagePath(offer)}>
            <bdi>{offer.name}</bdi>
          </Link>
          , {priceInWords(offer)}
        </>
      ) : (
        <Link to="/dashboard/package">a package that includes it</Link>
      )}
      .
    </p>
  );
}

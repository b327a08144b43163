import { useLocation } from 'react-router-dom';
import { useDestination } from '@/shared/routing/destination';

/** A thin bar while the next page is on its way; the style sheet shows it after 100 ms. */
export function PageProgress() {
  const destination = useDestination();
  const isComing = destination.key !== useLocation().key;
  return isComing ? <div className="page-progress" aria-hidden="true" /> : null;
}

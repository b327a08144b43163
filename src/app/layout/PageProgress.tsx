import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDestination } from '@/shared/routing/destination';
import { announce } from '@/shared/ui/announce';

/** Pages come sooner than this as a rule, and their title is announced then: it would be said twice. */
const LONG_MS = 1000;

/** A thin bar while the next page is on its way; the style sheet shows it after 100 ms. A long wait is announced. */
export function PageProgress() {
  const destination = useDestination();
  const isComing = destination.key !== useLocation().key;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => announce('Loading the page…'), LONG_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing ? <div className="page-progress" aria-hidden="true" /> : null;
}

import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { browserJournal } from '../journal/browserJournal';

const UnregisteredPayments = lazy(() => import('./UnregisteredPayments'));

/** What follows payments comes only where the journal holds one, readable or not. */
export default function BegunPayments() {
  // A payment may have been begun on the page just left: looked at again on each navigation.
  useLocation();
  return browserJournal().isEmpty() ? null : <UnregisteredPayments />;
}

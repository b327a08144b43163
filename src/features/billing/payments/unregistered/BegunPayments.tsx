import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { browserJournal } from '../journal/browserJournal';

const UnregisteredPayments = lazy(() => import('./UnregisteredPayments'));

/** Loads the code that follows payments only if the journal holds one, readable or not. */
export default function BegunPayments() {
  // A payment may have begun on the page just left: the journal is checked again on each navigation.
  useLocation();
  return browserJournal().isEmpty() ? null : <UnregisteredPayments />;
}

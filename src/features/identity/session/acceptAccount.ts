import { accountConfirmation } from '@/shared/api/accountConfirmation';
import type { ClientThunk } from '@/shared/state/clientState';
import { accountQuestion } from './accountQuestion';
import { rememberAccount } from './lastAccount';
import { accountAccepted } from './viewerSlice';

/** The visitor says that the account is theirs: what waits for it is sent, and nothing is asked about it again. */
export const acceptAccount = (): ClientThunk<void> => (dispatch, getState) => {
  rememberAccount(getState().viewer.id);
  dispatch(accountAccepted());
  accountConfirmation.guardWith(null);
  accountQuestion.answer(true);
};

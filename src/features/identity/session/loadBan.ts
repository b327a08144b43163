import { request } from '@/shared/api/request';
import type { ClientThunk } from '@/shared/state/clientState';
import { banIn } from './banIn';
import { authenticate } from './endpoints';
import { accountBanned } from './viewerSlice';

/** Finds out why an account is banned whose sign-in was refused. Any other answer changes nothing. */
export const loadBan = (): ClientThunk<Promise<void>> => async (dispatch) => {
  const result = await request(authenticate, {});
  const ban = result.success ? null : banIn(result);
  if (ban) dispatch(accountBanned(ban));
};

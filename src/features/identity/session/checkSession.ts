import type { ClientThunk } from '@/shared/state/clientState';
import type { authenticate } from './authenticate';

/**
 * `authenticate` for what is part of the first load: axios and the schemas come with it, and nothing that
 * is painted first needs them (decision 52).
 */
export const checkSession =
  (): ClientThunk<ReturnType<ReturnType<typeof authenticate>>> => async (dispatch) => {
    const session = await import('./authenticate');
    return dispatch(session.authenticate());
  };

import type { ClientThunk } from '@/shared/state/clientState';
import type { authenticate } from './authenticate';

/**
 * `authenticate` for the first load, in a separate chunk: axios and the schemas come with it, and nothing in the first
 * paint needs them (ADR deferred-client-code).
 */
export const checkSession =
  (): ClientThunk<ReturnType<ReturnType<typeof authenticate>>> => async (dispatch) => {
    const session = await import('./authenticate');
    return dispatch(session.authenticate());
  };

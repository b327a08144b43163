import { useNavigate } from 'react-router-dom';
import { announceLogout } from '@/features/identity/session/sessionChannel';
import { forgetSession } from '@/features/identity/session/logout';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';

/** Goes home once the server has ended all sessions; the other tabs of this browser learn of it. */
export function useLeave(): (message: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (message) => {
    dispatch(forgetSession());
    announceLogout();
    await navigate('/');
    notify('success', message);
  };
}

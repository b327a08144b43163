import { useNavigate } from 'react-router-dom';
import { logout } from './logout';
import { useAppDispatch } from '@/shared/state/hooks';
import { notify } from '@/shared/ui/toast';
import { announceLogout } from './logoutChannel';

/** Logs out here and in the other tabs, goes home, and says what the server said (spec §8). */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    const notice = await dispatch(logout());
    announceLogout();
    await navigate('/');
    notify(notice.kind, notice.message);
  };
}

import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { announceLogout } from './sessionChannel';

/** Logs out here and in the other tabs, goes home unless `to` says where, and says what the server said (spec §8). */
export function useLogout(): (to?: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (to = '/') => {
    // Here already, with the check of the session; not part of what is painted first (decision 52).
    const { logout } = await import('./logout');
    const notice = await dispatch(logout());
    announceLogout();
    await navigate(to);
    notify(notice.kind, notice.message);
  };
}

/** Logs out and offers the sign-in, which leads back to this page. */
export function useLogOutHere(): () => Promise<void> {
  const logOut = useLogout();
  const { pathname, search, hash } = useLocation();
  return async () => {
    const isOpenPage = pathname === '/' || pathname === '/unauthorized';
    const here = encodeURIComponent(pathname + search + hash);
    await logOut(isOpenPage ? '/unauthorized' : `/unauthorized?redirect_url=${here}`);
  };
}

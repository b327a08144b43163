import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { announceLogout } from './sessionChannel';

/**
 * Logs out here and in the other tabs, navigates home unless `to` is given, and shows the toast for the server's answer
 * (spec §8).
 */
export function useLogout(): (to?: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (to = '/') => {
    // Already loaded with the session check; not part of the first paint (ADR deferred-client-code).
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

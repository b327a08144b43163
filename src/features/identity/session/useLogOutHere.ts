import { useLocation } from 'react-router-dom';
import { useLogout } from './useLogout';

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

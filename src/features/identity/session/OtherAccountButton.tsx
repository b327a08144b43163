import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/shared/state/clientState';
import { announceLogout } from './sessionChannel';
import { SignInButton } from './SignInButton';

interface OtherAccountButtonProps {
  /** Same-origin path to come back to; this page unless given. */
  returnTo?: string;
}

/** Logs out of the account in use and leaves for Discord, where another one can be chosen. */
export function OtherAccountButton({ returnTo }: OtherAccountButtonProps) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const endSession = async () => {
    const { logout } = await import('./logout');
    await dispatch(logout());
    announceLogout();
  };
  return (
    <SignInButton
      className="btn btn-primary"
      returnTo={returnTo ?? pathname + search + hash}
      before={endSession}
    >
      Sign in with another account
    </SignInButton>
  );
}

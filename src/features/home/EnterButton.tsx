import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsAuthenticated } from '@/features/identity/session/sessionSlice';
import { SignInButton } from '@/features/identity/session/SignInButton';

interface EnterButtonProps {
  className: string;
  /** Same-origin path it leads to. */
  to: string;
  children: ReactNode;
  /** For who is signed in, where that reads otherwise. */
  signedIn?: ReactNode;
}

/** Leads to a page of the dashboard: through the sign-in, or straight there for who has signed in. */
export function EnterButton({ className, to, children, signedIn = children }: EnterButtonProps) {
  return useSelector(selectIsAuthenticated) ? (
    <Link className={className} to={to}>
      {signedIn}
    </Link>
  ) : (
    <SignInButton className={className} returnTo={to}>
      {children}
    </SignInButton>
  );
}

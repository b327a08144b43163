import type { RefCallback } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { SignInButton } from '@/features/identity/session/SignInButton';
import { WalletButton } from '@/features/identity/wallet/WalletButton';
import { config } from '@/shared/config/config';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { TowerIcon } from '@/shared/ui/icons';
import { ProfileMenu } from './ProfileMenu';
import { ThemeToggle } from './ThemeToggle';

interface HeaderProps {
  /** Slots that a dashboard fills (shared/shell/headerSlots). */
  startRef: RefCallback<HTMLElement>;
  endRef: RefCallback<HTMLElement>;
}

/**
 * The header of both sites (spec §2), always one row: on a phone the home link is the tower icon, and the least used
 * actions are in the profile menu.
 */
export function Header({ startRef, endRef }: HeaderProps) {
  const { isAuthenticated, isLoading } = useSelector(selectSession);
  const isPhone = useMedia(PHONE);
  return (
    <header className="site-header">
      <div ref={startRef} className="site-header__place site-header__place--start" />
      <Link to="/" className="site-header__brand" aria-label={`${config.brandName}, home`}>
        <TowerIcon />
        <span>{config.brandName}</span>
      </Link>
      {isPhone && isAuthenticated ? null : (
        <nav aria-label="Main" className="site-header__nav">
          <NavLink to="/" end className="site-header__home">
            Home
          </NavLink>
          <SafeLink href={config.links.docs}>Docs</SafeLink>
        </nav>
      )}
      <div className="site-header__tools">
        <div ref={endRef} className="site-header__place" />
        {isPhone && isAuthenticated ? null : <ThemeToggle />}
        {/* Until the session is known the style sheet shows one of the two, by this browser's memory. */}
        {isLoading ? <span className="account-coming" aria-hidden="true" /> : null}
        {isAuthenticated ? (
          <ProfileMenu isPhone={isPhone} />
        ) : (
          <SignInButton className="btn btn-outline-secondary site-header__sign-in" />
        )}
        <WalletButton />
      </div>
    </header>
  );
}

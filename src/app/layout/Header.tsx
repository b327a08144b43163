import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { selectSession } from '@/features/session/sessionSlice';
import { SignInButton } from '@/features/session/SignInButton';
import { WalletButton } from '@/features/wallet/WalletButton';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { TowerIcon } from '@/shared/ui/icons';
import { ProfileMenu } from './ProfileMenu';
import { ThemeToggle } from './ThemeToggle';

/** The header of both sites (spec §2). */
export function Header() {
  const session = useSelector(selectSession);
  return (
    <header className="site-header">
      <Link to="/" className="site-header__brand" aria-label={`${config.brandName}, home`}>
        <TowerIcon />
        <span>{config.brandName}</span>
      </Link>
      <nav aria-label="Main" className="site-header__nav">
        <NavLink to="/" end>
          Home
        </NavLink>
        <SafeLink href={config.links.docs}>Docs</SafeLink>
      </nav>
      <div className="site-header__tools">
        <ThemeToggle />
        {session.isAuthenticated ? (
          <ProfileMenu />
        ) : (
          <SignInButton className="btn btn-outline-secondary" />
        )}
        <WalletButton />
      </div>
    </header>
  );
}

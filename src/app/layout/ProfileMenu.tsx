import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { PersonPicture } from '@/shared/art/pictures';
import { Disclosure } from '@/shared/ui/Disclosure';
import { useLogout } from '@/features/identity/session/useLogout';
import { useApp } from '../AppContext';
import { ThemeChoices } from './ThemeChoices';

interface ProfileMenuProps {
  /** Then it holds what the header has no room for as well. */
  isPhone: boolean;
}

/** Profile menu of logged-in users: Dashboard and Logout (spec §2), and between them the member’s own public page. */
export function ProfileMenu({ isPhone }: ProfileMenuProps) {
  const viewer = useSelector(selectViewer);
  const { site } = useApp();
  const logOut = useLogout();
  const name = viewer.displayName ?? 'Your account';
  return (
    <Disclosure
      className="profile-menu"
      buttonClassName="btn btn-outline-secondary"
      label={`Profile menu of ${name}`}
      summary={
        <>
          <PersonPicture src={viewer.avatar} name={name} size={22} />
          <bdi className="profile-menu__name" translate="no">
            {name}
          </bdi>
        </>
      }
    >
      {(close) => (
        <ul className="floating-panel profile-menu__list">
          <li>
            <Link to="/dashboard" onClick={close}>
              Dashboard
            </Link>
          </li>
          {site === 'user' && viewer.username !== null ? (
            <li>
              <Link to={`/dashboard/user/${encodeURIComponent(viewer.username)}`} onClick={close}>
                Your page
              </Link>
            </li>
          ) : null}
          {isPhone ? (
            <>
              <li>
                <Link to="/" onClick={close}>
                  Home
                </Link>
              </li>
              <li>
                <SafeLink href={config.links.docs}>Docs</SafeLink>
              </li>
            </>
          ) : null}
          <li>
            <ThemeChoices />
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                void logOut();
              }}
            >
              Logout
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}

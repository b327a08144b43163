import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectViewer } from '@/features/session/viewerSlice';
import { Avatar } from '@/shared/ui/Avatar';
import { useLogout } from '../session/useLogout';

/**
 * Profile menu of logged-in users: Dashboard and Logout (spec §2). A disclosure of the platform's own
 * (`<details>`): open and close, by mouse and keyboard, cost the first screen no library.
 */
export function ProfileMenu() {
  const viewer = useSelector(selectViewer);
  const logOut = useLogout();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const leave = async () => {
    close();
    await logOut();
  };
  const name = viewer.displayName ?? 'Your account';
  return (
    // The handlers only close what is open; the summary and the items are what one works with.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <details
      ref={menu}
      className="profile-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className="btn btn-outline-secondary" aria-label={`Profile menu of ${name}`}>
        <Avatar src={viewer.avatar} name={name} size={22} />
        <bdi className="profile-menu__name">{name}</bdi>
      </summary>
      <ul className="profile-menu__list">
        <li>
          <Link to="/dashboard" onClick={close}>
            Dashboard
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void leave()}>
            Logout
          </button>
        </li>
      </ul>
    </details>
  );
}

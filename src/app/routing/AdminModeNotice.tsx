import { useSelector } from 'react-redux';
import { adminModeChanged } from '@/features/identity/session/sessionSlice';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { config } from '@/shared/config/config';
import { siteUrl } from '@/shared/config/siteUrl';
import { StatusPage } from '@/shared/ui/StatusPage';
import { useAppDispatch } from '@/shared/state/clientState';

/** The member's dashboard is not for admins in admin mode (spec §2): two ways on. */
export function AdminModeNotice() {
  const dispatch = useAppDispatch();
  const { displayName } = useSelector(selectViewer);
  return (
    <StatusPage
      scene="guard"
      title="You’re in admin mode"
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => dispatch(adminModeChanged(false))}
          >
            Leave admin mode
          </button>
          <a
            className="btn btn-outline-secondary"
            href={siteUrl('community', window.location, '/dashboard')}
          >
            Open the community site
          </a>
        </>
      }
    >
      <p>
        {displayName === null
          ? 'You’re signed in as an admin.'
          : `${displayName}, you’re signed in as an admin.`}{' '}
        This dashboard is for community members. Leave admin mode to use it as a member, or open the
        community site to set up {config.brandName}.
      </p>
    </StatusPage>
  );
}

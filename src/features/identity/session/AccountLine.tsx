import { useSelector } from 'react-redux';
import { PersonPicture } from '@/shared/art/pictures';
import { selectViewer, type ViewerState } from './viewerSlice';

/** What the account is called: its name, or what else is known of it. */
export const accountName = ({ displayName, username, id }: ViewerState): string =>
  displayName ?? username ?? id ?? 'this account';

/** The account that is signed in: picture, name, and its name on Discord. */
export function AccountLine() {
  const viewer = useSelector(selectViewer);
  const name = accountName(viewer);
  return (
    <span className="account-line">
      <PersonPicture src={viewer.avatar} name={name} size={32} />
      <bdi translate="no">{name}</bdi>
      {viewer.username === null || viewer.username === name ? null : (
        <bdi className="account-line__username" translate="no">
          @{viewer.username}
        </bdi>
      )}
    </span>
  );
}

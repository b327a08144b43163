import { useSelector } from 'react-redux';
import { Avatar } from '@/shared/ui/Avatar';
import { accountName } from './accountName';
import { selectViewer } from './viewerSlice';

/** The account that is signed in: picture, name, and its name on Discord. */
export function AccountLine() {
  const viewer = useSelector(selectViewer);
  const name = accountName(viewer);
  return (
    <span className="account-line">
      <Avatar src={viewer.avatar} name={name} size={32} />
      <bdi translate="no">{name}</bdi>
      {viewer.username === null || viewer.username === name ? null : (
        <bdi className="account-line__username" translate="no">
          @{viewer.username}
        </bdi>
      )}
    </span>
  );
}

import { Link } from 'react-router-dom';
import { PersonPicture } from '@/shared/art/pictures';
import './names.scss';

interface MemberNameProps {
  /** Display name on the server. */
  name: string;
  /** Discord username, without @; missing if unknown. */
  username?: string | null;
  picture: string | null;
  /** Address of the member's page; without it the name is no link. */
  to?: string | undefined;
}

/** A member of a server, by picture and name. */
export const MemberName = ({ name, username = null, picture, to }: MemberNameProps) => (
  <span className="name">
    <PersonPicture src={picture} name={name} size={22} />
    <span className="name__words" translate="no">
      {to === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {username === null || username === name ? null : (
        <small>
          {' '}
          <bdi>@{username}</bdi>
        </small>
      )}
    </span>
  </span>
);

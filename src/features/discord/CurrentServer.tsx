import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '@/shared/ui/Avatar';
import { selectServerDetails, selectServerId } from './discordSlice';

/** The server that is being set up, and the way to choose another. */
export function CurrentServer() {
  const details = useSelector(selectServerDetails);
  const serverId = useSelector(selectServerId);
  if (!details) {
    return (
      <Link className="current-server" to="/dashboard/server">
        {serverId === null ? 'Choose a server' : 'Loading the server …'}
      </Link>
    );
  }
  return (
    <Link
      className="current-server"
      to="/dashboard/server"
      aria-label={`Server ${details.guildName}, change`}
    >
      <Avatar src={details.guildIcon} name={details.guildName} size={32} />
      <span>
        <bdi>{details.guildName}</bdi>
        <small>{details.subscription.status ?? 'No package'}</small>
      </span>
    </Link>
  );
}

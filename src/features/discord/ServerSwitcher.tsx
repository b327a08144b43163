import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '@/shared/ui/Avatar';
import { Disclosure } from '@/shared/ui/Disclosure';
import { CheckIcon, ChevronIcon } from '@/shared/ui/icons';
import { selectServerDetails, selectServerId } from './discordSlice';
import './servers.scss';
import { useManagedServersQuery } from './serversApi';
import { useChooseServer } from './useChooseServer';

/** The server that is being set up, and the menu of the others. */
export const ServerSwitcher = () => (
  <Disclosure
    className="server-switcher"
    buttonClassName="server-switcher__toggle"
    panelClassName="floating-panel server-switcher__menu"
    summary={
      <>
        <ChosenServer />
        <ChevronIcon />
      </>
    }
  >
    {(close) => <ServerChoices onDone={close} />}
  </Disclosure>
);

function ChosenServer() {
  const details = useSelector(selectServerDetails);
  const serverId = useSelector(selectServerId);
  if (!details) {
    return (
      <span className="server-switcher__name">
        {serverId === null ? 'Choose a server' : 'Loading the server …'}
      </span>
    );
  }
  return (
    <>
      <Avatar src={details.guildIcon} name={details.guildName} size={32} />
      <span className="server-switcher__name">
        <span className="visually-hidden">Server </span>
        <bdi>{details.guildName}</bdi>
        <small>{details.subscription.status ?? 'No package'}</small>
      </span>
    </>
  );
}

/** Asked for when the menu opens: plans change, and bots are invited elsewhere. */
function ServerChoices({ onDone }: { onDone: () => void }) {
  const { data, error } = useManagedServersQuery(undefined, { refetchOnMountOrArgChange: true });
  const selectedId = useSelector(selectServerId);
  const { choose } = useChooseServer();
  const servers = data?.items.filter(({ id }) => id !== null) ?? [];
  const take = (id: string) => {
    onDone();
    if (id !== selectedId) void choose(id);
  };
  return (
    <>
      {data || error ? null : <p role="status">Loading your servers …</p>}
      {error ? <p role="alert">Your servers could not be loaded.</p> : null}
      <ul aria-label="Your servers">
        {servers.map(({ id, guildId, guildName, guildIcon }) => (
          <li key={guildId}>
            <button
              type="button"
              className="server-switcher__item"
              aria-current={id === selectedId}
              onClick={() => take(id ?? '')}
            >
              <Avatar src={guildIcon} name={guildName} size={22} />
              <bdi>{guildName}</bdi>
              {id === selectedId ? <CheckIcon /> : null}
            </button>
          </li>
        ))}
      </ul>
      <Link className="server-switcher__item" to="/dashboard/server" onClick={onDone}>
        All servers, and invite the bot
      </Link>
    </>
  );
}

import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ServerPicture } from '@/shared/art/pictures';
import { CheckIcon } from '@/shared/ui/icons';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { selectServerId } from './discordSlice';
import { useManagedServersQuery } from './serversApi';
import { useChooseServer } from './useChooseServer';

/** Asked for when the menu opens: plans change, and bots are invited elsewhere. */
export default function ServerChoices({ onDone }: { onDone: () => void }) {
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
      {data || error ? null : <p role="status">Loading your servers…</p>}
      {error ? <p role="alert">Couldn’t load your servers.</p> : null}
      <LeftOutNote leftOut={data?.leftOut} />
      <ul aria-label="Your servers">
        {servers.map(({ id, guildId, guildName, guildIcon }) => (
          <li key={guildId}>
            <button
              type="button"
              className="server-switcher__item"
              aria-current={id === selectedId}
              onClick={() => take(id ?? '')}
            >
              <ServerPicture src={guildIcon} name={guildName} size={22} />
              <bdi translate="no">{guildName}</bdi>
              {id === selectedId ? <CheckIcon /> : null}
            </button>
          </li>
        ))}
      </ul>
      {/* Comes with the list, so that an arrow key that opens the menu leads to its first server. */}
      {data || error ? (
        <Link className="server-switcher__item" to="/dashboard/server" onClick={onDone}>
          All servers, or invite the bot
        </Link>
      ) : null}
    </>
  );
}

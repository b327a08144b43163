import { useState } from 'react';
import { useSelector } from 'react-redux';
import { failureText } from '@/shared/api/queryError';
import { Scene } from '@/shared/art/Scene';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { notify } from '@/shared/ui/toast';
import { counted } from '@/shared/text/language';
import { searchMatcher } from '@/shared/text/searchable';
import { selectServerId } from './discordSlice';
import { ServerCard } from './ServerCard';
import { useManagedServersQuery } from './serversApi';
import { useChooseServer } from './useChooseServer';
import './servers.scss';

const SEARCH_FROM = 6;

interface ServerPickerProps {
  /** Called after a server was chosen and its details have loaded. */
  onChosen?: (serverId: string) => void;
  /** The servers are loaded with the route (serversData). */
  isAskedFor?: boolean;
}

/** The servers the signed-in user manages, to choose which one to set up. */
export function ServerPicker({ onChosen, isAskedFor = false }: ServerPickerProps) {
  // Refetched whenever the picker opens: packages change with orders, and bots are invited elsewhere.
  const { data, error, isLoading, isFetching, refetch } = useManagedServersQuery(undefined, {
    refetchOnMountOrArgChange: !isAskedFor,
  });
  const [search, setSearch] = useState('');
  const selectedId = useSelector(selectServerId);
  const { pending, choose } = useChooseServer();

  if (isLoading) return <PickerSkeleton />;
  if (!data) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (data.items.length === 0 && !data.leftOut) return <NoServers onRetry={() => void refetch()} />;

  const matches = searchMatcher(search);
  const shown = data.items.filter(({ guildName }) => matches(guildName));
  const lookAgain = async () => {
    const again = await refetch();
    if (again.isError) notify('warning', messageOf(again.error));
  };
  const onChoose = async (serverId: string) => {
    if (await choose(serverId)) onChosen?.(serverId);
  };
  return (
    <div>
      <div className="server-picker__tools">
        {data.items.length >= SEARCH_FROM ? (
          <label className="server-picker__search">
            <span className="visually-hidden">Search your servers</span>
            <input
              type="search"
              className="form-control"
              placeholder="Search your servers"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
        ) : null}
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-busy={isFetching}
          onClick={() => void lookAgain()}
        >
          {isFetching ? 'Checking…' : 'I’ve invited the bot'}
        </button>
      </div>
      <LeftOutNote leftOut={data.leftOut} />
      <ul className="server-list" aria-label="Your servers">
        {shown.map((server) => (
          <ServerCard
            key={server.guildId}
            server={server}
            isSelected={server.id !== null && server.id === selectedId}
            isPending={server.id !== null && server.id === pending}
            onChoose={(id) => void onChoose(id)}
          />
        ))}
      </ul>
      <p
        role="status"
        className={shown.length === 0 && search !== '' ? 'empty-state' : 'visually-hidden'}
      >
        {shown.length === 0 && search !== ''
          ? `No server is called “${search}”.`
          : counted(shown.length, 'server')}
      </p>
    </div>
  );
}

const messageOf = (error: unknown) => failureText(error, 'Couldn’t load your servers.');

function NoServers({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="empty-state">
      <Scene name="drawbridge" width={160} />
      <h2>No servers to manage yet</h2>
      <p>
        Servers you own or manage appear here. Not seeing yours? Ask its owner for the “Manage
        Server” permission.
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
        Check again
      </button>
    </div>
  );
}

const PickerSkeleton = () => (
  <div role="status" aria-label="Loading your servers" className="server-list">
    <div className="skeleton__block server-card--coming" />
    <div className="skeleton__block server-card--coming" />
    <div className="skeleton__block server-card--coming" />
  </div>
);

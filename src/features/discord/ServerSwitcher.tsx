import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '@/shared/ui/Avatar';
import { Disclosure } from '@/shared/ui/Disclosure';
import { ChevronIcon } from '@/shared/ui/icons';
import { selectServerDetails, selectServerId } from './discordSlice';
import './servers.scss';

const ServerChoices = lazy(() => import('./ServerChoices'));

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
    {(close) => (
      <Suspense fallback={<p>Loading your servers …</p>}>
        <ServerChoices onDone={close} />
      </Suspense>
    )}
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

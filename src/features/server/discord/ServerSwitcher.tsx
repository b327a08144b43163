import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { ServerPicture } from '@/shared/art/pictures';
import { Disclosure } from '@/shared/ui/Disclosure';
import { Icon } from '@/shared/ui/icons';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { selectServerDetails, selectServerId } from './discordSlice';
import type { ServerDetails } from './guild';
import './servers.scss';

const ChevronIcon = () => (
  <Icon width="16" height="16">
    <path d="m7 10 5 5 5-5" />
  </Icon>
);

const ServerChoices = lazyOnDemand(() => import('./ServerChoices'));

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
      <Suspense fallback={<p>Loading your servers…</p>}>
        <ServerChoices onDone={close} />
      </Suspense>
    )}
  </Disclosure>
);

/** By its name; a package that is not in force by the state of its order as well. */
function packageInWords({ planName, status }: ServerDetails['subscription']): string {
  if (planName === undefined) return status ?? 'No package';
  if (status === null || status === 'ENABLED') return planName;
  return `${planName} (${status})`;
}

function ChosenServer() {
  const details = useSelector(selectServerDetails);
  const serverId = useSelector(selectServerId);
  if (!details) {
    return (
      <span className="server-switcher__name">
        {serverId === null ? 'Choose a server' : 'Loading the server…'}
      </span>
    );
  }
  return (
    <>
      <ServerPicture src={details.guildIcon} name={details.guildName} size={32} />
      <span className="server-switcher__name">
        <span className="visually-hidden">Server </span>
        <bdi translate="no">{details.guildName}</bdi>
        <small>{packageInWords(details.subscription)}</small>
      </span>
    </>
  );
}

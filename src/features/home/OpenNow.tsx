import { Suspense, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { costOf } from '@/features/earning/quests/costOf';
import { discover } from '@/features/server/discover/endpoints';
import type { Discover, OpenQuest, OpenServer } from '@/features/server/discover/discover';
import { questPath, serverPath } from '@/features/server/memberships/paths';
import { selectIsAuthenticated } from '@/features/identity/session/sessionSlice';
import { request } from '@/shared/api/request';
import { useNow } from '@/shared/time/useNow';
import { counted } from '@/shared/text/language';
import { ServerPicture } from '@/shared/art/pictures';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { timeAgo } from '@/shared/ui/timeAgo';
import { PublicQuery } from '@/features/server/discover/PublicQuery';
import { EnterButton } from './EnterButton';
import {
  FROM_HOME,
  questSearch,
  useOpenedQuest,
  type QuestNames,
} from '@/features/server/discover/openedQuest';

const QuestPanel = lazyOnDemand(() => import('./QuestPanel'));

const askForThem = () => request(discover, {});

/** Quests that anybody may begin, and the servers they are on, as the server gives them to anyone (docs/product/interface.md). */
export default function OpenNow() {
  // What the build has written is of an address without a query.
  const isHydrated = useSyncExternalStore(listenToNothing, yes, no);
  return (
    <>
      <PublicQuery
        ask={askForThem}
        coming={
          <div className="open-now__coming" role="status" aria-label="Loading the open quests" />
        }
      >
        {(data) => <Found {...data} />}
      </PublicQuery>
      {isHydrated ? <Opened /> : null}
    </>
  );
}

const listenToNothing = () => () => {};
const yes = () => true;
const no = () => false;

/** The quest that the address has open, whether it is in the list or not. */
function Opened() {
  const { opened, close } = useOpenedQuest();
  // While it closes it shows what it showed.
  const [shown, setShown] = useState<QuestNames | null>(opened);
  if (opened && (opened.server !== shown?.server || opened.quest !== shown.quest)) setShown(opened);
  return shown ? (
    <Suspense>
      <QuestPanel names={shown} isOpen={opened !== null} onClose={close} />
    </Suspense>
  ) : null;
}

function Found({ servers, quests, leftOut }: Discover) {
  if (servers.length === 0 && quests.length === 0 && !leftOut) return <Nothing />;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      {quests.length === 0 ? (
        <p>No public quests right now.</p>
      ) : (
        <ul className="open-now" aria-label="Open quests">
          {quests.map((quest) => (
            <Quest key={quest.id} quest={quest} />
          ))}
        </ul>
      )}
      {servers.length === 0 ? null : (
        <>
          <h2 className="open-now__title">Servers</h2>
          <ul className="open-now" aria-label="Servers">
            {servers.map((server) => (
              <Server key={server.id} server={server} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Nothing() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  return (
    <div className="empty-state">
      <p>
        No public quests right now.{' '}
        {isAuthenticated
          ? 'Your servers’ quests are in your dashboard.'
          : 'Sign in to see your servers’ quests.'}
      </p>
      <EnterButton
        className="btn btn-outline-secondary"
        to="/dashboard/servers"
        signedIn="Open your servers"
      >
        Sign in with Discord
      </EnterButton>
    </div>
  );
}

const Quest = ({ quest }: { quest: OpenQuest }) => (
  <li className="panel open-quest">
    <p className="open-quest__server">
      <ServerPicture src={quest.server.icon} name={quest.server.name} size={22} />
      <span>
        <bdi translate="no">{quest.server.name}</bdi> ·{' '}
        {quest.endsAt === null ? 'No end date' : <End at={quest.endsAt} />}
      </span>
    </p>
    <h3>
      <bdi>{quest.title}</bdi>
    </h3>
    {quest.rewards.length === 0 ? null : (
      <p className="open-quest__rewards">{quest.rewards.join(' · ')}</p>
    )}
    {costOf(quest) === null ? null : <p translate="no">{costOf(quest)}</p>}
    <Way quest={quest} />
  </li>
);

/** Who is signed in goes to the quest's page; others read it here first. */
function Way({ quest }: { quest: OpenQuest }) {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { search } = useLocation();
  const here = {
    search: questSearch(search, { server: quest.server.slug, quest: quest.slug }),
  };
  return (
    <Link
      className="btn btn-outline-secondary"
      {...(isAuthenticated
        ? { to: questPath(quest.server.slug, quest.slug) }
        : { to: here, state: FROM_HOME, preventScrollReset: true })}
    >
      {isAuthenticated ? 'Start' : 'View'} <span className="visually-hidden">{quest.title}</span>
    </Link>
  );
}

const REFRESH_MS = 30_000;

/** Roughly: how one likes to read times comes with the dashboards. */
function End({ at }: { at: string }) {
  const now = useNow(REFRESH_MS);
  return (
    <>
      Ends <time dateTime={at}>{timeAgo(Date.parse(at), now)}</time>
    </>
  );
}

const Server = ({ server }: { server: OpenServer }) => (
  <li className="open-server">
    <ServerPicture src={server.icon} name={server.name} size={48} />
    <div>
      <h3>
        <bdi translate="no">{server.name}</bdi>
      </h3>
      <p>{factsOf(server).join(' · ')}</p>
    </div>
    <EnterButton
      className="btn btn-outline-secondary"
      to={serverPath(server.slug)}
      signedIn={
        <>
          Open <span className="visually-hidden">{server.name}</span>
        </>
      }
    >
      Sign in with Discord <span className="visually-hidden">to view {server.name}</span>
    </EnterButton>
  </li>
);

function factsOf({ members, openQuests }: OpenServer): string[] {
  return [
    ...(members === null ? [] : [counted(members, 'member')]),
    ...(openQuests === null || openQuests === 0 ? [] : [counted(openQuests, 'open quest')]),
  ];
}

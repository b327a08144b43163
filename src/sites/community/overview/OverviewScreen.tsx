import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { selectViewer } from '@/features/session/viewerSlice';
import { PageHeader } from '@/shared/ui/PageHeader';

const services = [
  ['holderVerification', 'Holder verification', 'holder-verification'],
  ['tokenPrice', 'Token price', 'token-price'],
  ['chatToEarn', 'Chat to earn', 'chat-to-earn'],
  ['holdToEarn', 'Hold to earn', 'hold-to-earn'],
  ['tweetToEarn', 'Tweet to earn', 'tweet-to-earn'],
] as const;

/** The dashboard's first page: the way to a running bot, and the services of the chosen server. */
export default function OverviewScreen() {
  const details = useSelector(selectServerDetails);
  const { displayName } = useSelector(selectViewer);
  return (
    <>
      <PageHeader
        title={displayName === null ? 'Overview' : `Welcome, ${displayName}`}
        purpose="From here you set up the bots of your server."
      />
      {details ? (
        <section aria-labelledby="services-title" className="panel">
          <h2 id="services-title">
            Bot services of <bdi>{details.guildName}</bdi>
          </h2>
          <ul className="service-list">
            {services.map(([key, label, path]) => (
              <li key={key}>
                <Link to={`/dashboard/${path}`}>{label}</Link>
                <span
                  className={`badge text-bg-${details.botServicesEnabled[key] ? 'success' : 'secondary'}`}
                >
                  {details.botServicesEnabled[key] ? 'On' : 'Off'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <section className="empty-state">
          <h2>First, choose a server</h2>
          <p>Bots, packages and orders belong to one Discord server at a time.</p>
          <Link className="btn btn-primary" to="/dashboard/server">
            Choose a server
          </Link>
        </section>
      )}
    </>
  );
}

import { Link } from 'react-router-dom';
import { useServerId } from '@/features/server/discord/useServerId';
import { OverviewHeader } from './OverviewHeader';
import './overview.scss';
import { ServerOverview } from './ServerOverview';
import { firstSteps, SETUP } from './setup';
import { FirstSteps } from '@/shared/ui/steps/FirstSteps';

/** The dashboard's first page: how the chosen server is doing, and the first steps to get it going. */
export default function OverviewScreen() {
  const serverId = useServerId();
  return serverId === null ? <NoServer /> : <ServerOverview key={serverId} serverId={serverId} />;
}

const NoServer = () => (
  <>
    <OverviewHeader />
    <section className="empty-state">
      <h2>First, choose a server</h2>
      <p>Modules, packages and orders belong to one Discord server.</p>
      <Link className="btn btn-primary" to="/dashboard/server">
        Choose a server
      </Link>
    </section>
    <FirstSteps title={SETUP} steps={firstSteps} open={1} />
  </>
);

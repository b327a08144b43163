import { useSelector } from 'react-redux';
import { CurrentServer } from '@/features/discord/CurrentServer';
import { useSelectedServer } from '@/features/discord/useSelectedServer';
import { selectViewer } from '@/features/session/viewerSlice';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { communityRail, staffRail } from './rail';

/** The frame of the community dashboard; restores the chosen server. */
export default function CommunityDashboard() {
  const { capabilities } = useSelector(selectViewer);
  useSelectedServer();
  const groups = capabilities.includes('staff') ? [...communityRail, staffRail] : communityRail;
  return <DashboardFrame groups={groups} top={<CurrentServer />} />;
}

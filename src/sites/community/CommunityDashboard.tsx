import { useSelector } from 'react-redux';
import { ServerSwitcher } from '@/features/discord/ServerSwitcher';
import { useSelectedServer } from '@/features/discord/useSelectedServer';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { selectViewer } from '@/features/session/viewerSlice';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { communityRail, staffRail } from './rail';

/** The frame of the community dashboard; restores the chosen server. */
export default function CommunityDashboard() {
  const { capabilities } = useSelector(selectViewer);
  useSelectedServer();
  const groups = capabilities.includes('staff') ? [...communityRail, staffRail] : communityRail;
  return (
    <DashboardFrame
      groups={groups}
      top={<ServerSwitcher />}
      tools={<NotificationBell site="community" />}
    />
  );
}

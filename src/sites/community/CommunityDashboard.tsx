import { Suspense, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerId } from '@/features/discord/discordSlice';
import { ServerSwitcher } from '@/features/discord/ServerSwitcher';
import { useSelectedServer } from '@/features/discord/useSelectedServer';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { selectViewer } from '@/features/session/viewerSlice';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { late } from '@/shared/ui/late';
import { communityRail, type ModulesOn } from './rail';

const NoticeBar = late(() => import('@/features/notices/NoticeBar'));
const RailStates = late(() => import('./RailStates'));
const NONE: ModulesOn = {};

/** The frame of the community dashboard; restores the chosen server. */
export default function CommunityDashboard() {
  const { capabilities } = useSelector(selectViewer);
  const serverId = useSelector(selectServerId);
  const [on, setOn] = useState(NONE);
  useSelectedServer();
  const isStaff = capabilities.includes('staff');
  const groups = useMemo(
    () => communityRail(serverId === null ? NONE : on, isStaff),
    [serverId, on, isStaff],
  );
  return (
    <>
      <Suspense>
        <NoticeBar site="community" />
      </Suspense>
      <DashboardFrame
        groups={groups}
        subject={<ServerSwitcher />}
        tools={<NotificationBell site="community" />}
      />
      {serverId === null ? null : (
        <Suspense>
          <RailStates key={serverId} serverId={serverId} onKnown={setOn} />
        </Suspense>
      )}
    </>
  );
}

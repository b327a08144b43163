import { Suspense } from 'react';
import { ServerSwitcher } from '@/features/server/discord/ServerSwitcher';
import { useSelectedServer } from '@/features/server/discord/useSelectedServer';
import { NotificationBell } from '@/features/server/notifications/NotificationBell';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import type { RailGroup, RailLink } from '@/shared/shell/RailLinks';
import { lazyOptional } from '@/shared/ui/lazyParts';

const NoticeBar = lazyOptional(() => import('@/features/server/notices/NoticeBar'));

interface CommunityFrameProps {
  groups: readonly RailGroup[];
  /** Links for the bottom bar, once a server is chosen. */
  thumbLinks?: readonly RailLink[] | undefined;
}

/** The frame around each page of the community dashboard; restores the chosen server. */
export function CommunityFrame({ groups, thumbLinks }: CommunityFrameProps) {
  useSelectedServer();
  return (
    <>
      <Suspense>
        <NoticeBar site="community" />
      </Suspense>
      <DashboardFrame
        groups={groups}
        subject={<ServerSwitcher />}
        tools={<NotificationBell site="community" />}
        thumbLinks={thumbLinks}
      />
    </>
  );
}

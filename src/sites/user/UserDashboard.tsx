import { Suspense, useMemo, useState } from 'react';
import { NotificationBell } from '@/features/server/notifications/NotificationBell';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { ClaimLinks } from './claimLinks';
import { places, thumbLinks } from './rail';

const NoticeBar = lazyOptional(() => import('@/features/server/notices/NoticeBar'));
const ToClaim = lazyOptional(() => import('./ToClaim'));
const UnlinkedWallet = lazyOptional(() => import('./UnlinkedWallet'));

/** The frame of the member's dashboard: before all places, what waits to be claimed. */
export default function UserDashboard() {
  const [claims, setClaims] = useState<ClaimLinks | null>(null);
  const groups = useMemo(() => (claims === null ? places : [claims.group, ...places]), [claims]);
  return (
    <>
      <Suspense>
        <NoticeBar site="user" />
      </Suspense>
      <DashboardFrame
        groups={groups}
        tools={
          <>
            {/* What comes late stands first: the line grows that way. */}
            <Suspense>
              <UnlinkedWallet />
            </Suspense>
            <NotificationBell site="user" />
          </>
        }
        thumbLinks={thumbLinks}
        waiting={claims?.waiting}
      />
      <Suspense>
        <ToClaim onKnown={setClaims} />
      </Suspense>
    </>
  );
}

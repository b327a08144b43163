import { Suspense, useMemo, useState } from 'react';
import { NotificationBell } from '@/features/server/notifications/NotificationBell';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { lazyRailPart } from '@/shared/shell/lazyRailPart';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { ClaimLinks } from './claimLinks';
import { places, thumbLinks } from './rail';

const NoticeBar = lazyOptional(() => import('@/features/server/notices/NoticeBar'));
const ToClaim = lazyRailPart(() => import('./ToClaim'));
const UnlinkedWallet = lazyOptional(() => import('./UnlinkedWallet'));

/** The frame of the member's dashboard: claimable rewards come first in the rail. */
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
            {/* Late items come first, because the line grows in that direction. */}
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

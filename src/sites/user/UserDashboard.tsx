import { lazy, Suspense, useMemo, useState } from 'react';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import type { ClaimableQuest } from '@/features/quests/quest';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { memberRail, thumbLinks, waitingWords } from './rail';

const ToClaim = lazy(() => import('./ToClaim'));
const NONE: readonly ClaimableQuest[] = [];

/** The frame of the member's dashboard. */
export default function UserDashboard() {
  const [claimable, setClaimable] = useState(NONE);
  const groups = useMemo(() => memberRail(claimable), [claimable]);
  const waiting = waitingWords(claimable);
  return (
    <>
      <DashboardFrame
        groups={groups}
        tools={<NotificationBell site="user" />}
        thumbLinks={thumbLinks}
        {...(waiting === undefined ? {} : { waiting })}
      />
      <Suspense>
        <ToClaim onKnown={setClaimable} />
      </Suspense>
    </>
  );
}

import { Suspense, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { lazyRailPart } from '@/shared/shell/lazyRailPart';
import { CommunityFrame } from './CommunityFrame';
import { communityRail, thumbLinks, type ServerModules } from './rail';

const RailStates = lazyRailPart(() => import('./RailStates'));
const NONE: ServerModules = new Map();

/** The community dashboard: its frame, with links to its pages and the state of each module. */
export default function CommunityDashboard() {
  const { capabilities } = useSelector(selectViewer);
  const serverId = useSelector(selectServerId);
  const [modules, setModules] = useState(NONE);
  const isStaff = capabilities.includes('staff');
  const groups = useMemo(
    () => communityRail(serverId === null ? null : modules, isStaff),
    [serverId, modules, isStaff],
  );
  return (
    <>
      <CommunityFrame groups={groups} thumbLinks={serverId === null ? undefined : thumbLinks} />
      {serverId === null ? null : (
        <Suspense>
          <RailStates key={serverId} serverId={serverId} onKnown={setModules} />
        </Suspense>
      )}
    </>
  );
}

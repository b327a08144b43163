import type { ReactNode } from 'react';
import { RequireServer } from '@/features/server/discord/RequireServer';
import type { ReadyModule } from './readyModule';

interface ModuleScreenProps {
  spec: ReadyModule;
  tabs?: ReactNode;
}

/** A module on the chosen server: its rules where it holds a list, else its one form. */
export const ModuleScreen = ({ spec, tabs }: ModuleScreenProps) => (
  <RequireServer>
    {(serverId) => <spec.Part spec={spec} serverId={serverId} tabs={tabs} />}
  </RequireServer>
);

import type { ReactNode } from 'react';
import { RequireServer } from '@/features/discord/RequireServer';
import type { ModuleSpec } from '../engine/defineModule';
import { RulesScreen } from './RulesScreen';
import { SettingsScreen } from './SettingsScreen';

interface ModuleScreenProps {
  spec: ModuleSpec;
  tabs?: ReactNode;
}

/** A module on the chosen server: its rules where it holds a list, else its one form. */
export const ModuleScreen = ({ spec, tabs }: ModuleScreenProps) => (
  <RequireServer>
    {(serverId) =>
      spec.rules ? (
        <RulesScreen spec={spec} serverId={serverId} tabs={tabs} />
      ) : (
        <SettingsScreen spec={spec} serverId={serverId} />
      )
    }
  </RequireServer>
);

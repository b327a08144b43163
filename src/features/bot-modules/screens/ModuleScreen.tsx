import { RequireServer } from '@/features/discord/RequireServer';
import type { ModuleSpec } from '../engine/defineModule';
import { RulesScreen } from './RulesScreen';
import { SettingsScreen } from './SettingsScreen';

/** A module on the chosen server: its rules where it holds a list, else its one form. */
export const ModuleScreen = ({ spec }: { spec: ModuleSpec }) => (
  <RequireServer>
    {(serverId) =>
      spec.rules ? (
        <RulesScreen spec={spec} serverId={serverId} />
      ) : (
        <SettingsScreen spec={spec} serverId={serverId} />
      )
    }
  </RequireServer>
);

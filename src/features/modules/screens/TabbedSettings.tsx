import { ExtraTabs } from './ExtraTabs';
import type { ModulePartProps } from './readyModule';
import { SettingsScreen, type FrameProps } from './SettingsScreen';

const TabFrame = ({ spec, serverId, children }: FrameProps) => (
  <ExtraTabs label={spec.title} tabs={spec.listTabs} place={{ serverId }}>
    {children}
  </ExtraTabs>
);

/** A module with one form to whose page the site adds tabs: few have any, so that their code comes with them. */
export const TabbedSettings = (props: ModulePartProps) => (
  <SettingsScreen {...props} Frame={TabFrame} />
);

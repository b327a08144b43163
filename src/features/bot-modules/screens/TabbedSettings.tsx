import { ExtraTabs } from './ExtraTabs';
import type { ModulePartProps } from './readyModule';
import { SettingsScreen } from './SettingsScreen';

/** A module with one form to whose page the site adds tabs: few have any, so that their code comes with them. */
export const TabbedSettings = (props: ModulePartProps) => {
  const { spec, serverId } = props;
  return (
    <SettingsScreen
      {...props}
      inTabs={(form) => (
        <ExtraTabs label={spec.title} tabs={spec.listTabs} place={{ serverId }}>
          {form}
        </ExtraTabs>
      )}
    />
  );
};

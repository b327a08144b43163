import { watchedOf } from '../cases/watched';
import type { ServerModule } from '../module-settings/modules';
import { settingsOf, summaryOf } from '../module-settings/views';

/** A line of the list of modules, with what its rules that only watch would have done. */
export const fullSummaryOf = (place: ServerModule) => ({
  ...summaryOf(place),
  watched: watchedOf(place),
});

/** A module, with the same. */
export const fullSettingsOf = (place: ServerModule) => ({
  ...settingsOf(place),
  watched: watchedOf(place),
});

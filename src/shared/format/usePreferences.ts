import { useSyncExternalStore } from 'react';
import { preferences, watchPreferences } from './displayPreferences';

/** What is chosen on this device, also when it is changed in another tab. */
export const usePreferences = () => useSyncExternalStore(watchPreferences, preferences);

import { loadOnDemand } from '@/shared/ui/lazyParts';
import type { TestedPlace } from './send-test/sendTest';

/** Sends the user a test of the saved settings. The code is loaded with the first one. */
export const testSaved = async (place: TestedPlace): Promise<void> =>
  (await loadOnDemand(() => import('./send-test/sendTest')))?.sendSavedTest(place);

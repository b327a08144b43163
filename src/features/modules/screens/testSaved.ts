import { loadOnDemand } from '@/shared/ui/lazyParts';
import type { TestedPlace } from './send-test/sendTest';

/** Sends whoever asks a test of what is saved, by code that comes with the first one. */
export const testSaved = async (place: TestedPlace): Promise<void> =>
  (await loadOnDemand(() => import('./send-test/sendTest')))?.sendSavedTest(place);

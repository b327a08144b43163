import { notify } from '@/shared/ui/toast';
import type { savedWords } from './savedWords';

/** Reports the effect of a saved form, or only that it is saved if the code for the words fails to load. */
export function tellSaved(...saved: Parameters<typeof savedWords>): void {
  void import('./savedWords').then(
    (words) => notify('success', words.savedWords(...saved)),
    () => notify('success', 'Saved'),
  );
}

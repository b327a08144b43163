import { notify } from '@/shared/ui/toast';
import type { savedWords } from './savedWords';

/** Says what is live once a form is saved; that it is saved where the words for it don't come. */
export function tellSaved(...saved: Parameters<typeof savedWords>): void {
  void import('./savedWords').then(
    (words) => notify('success', words.savedWords(...saved)),
    () => notify('success', 'Saved'),
  );
}

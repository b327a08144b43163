import type { LeftOut } from '@/shared/api/lenient';
import type { Submission } from './submission';

/** A page of the list, as the call answers it. */
export interface SubmissionPage {
  items: readonly Submission[];
  total: number | null;
  leftOut?: readonly LeftOut[] | undefined;
}

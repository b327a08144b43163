import { StatusBadge } from '@/shared/ui/StatusBadge';
import { inWords, wordColours } from './review';

/** How a submission, or one of its tasks, stands. */
export const StateBadge = ({ state }: { state: string }) => (
  <StatusBadge status={inWords(state)} colours={wordColours} />
);

import { StatusBadge } from '@/shared/ui/StatusBadge';
import { inWords, stateColours } from './review';

/** How a submission, or one of its tasks, stands. */
export const StateBadge = ({ state }: { state: string }) => (
  <StatusBadge status={state} label={inWords(state)} colours={stateColours} />
);

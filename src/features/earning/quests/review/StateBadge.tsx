import { StatusBadge } from '@/shared/ui/StatusBadge';
import { inWords, stateColours } from './review';

/** The state of a submission, or of one of its tasks. */
export const StateBadge = ({ state }: { state: string }) => (
  <StatusBadge status={state} label={inWords(state)} colours={stateColours} />
);

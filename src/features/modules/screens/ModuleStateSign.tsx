import { StateSign } from '@/shared/ui/StateSign';
import { stateInWords, stateLook } from '../engine/moduleState';

/** How a module stands. */
export const ModuleStateSign = ({ state }: { state: string }) => (
  <StateSign look={stateLook(state)} label={stateInWords(state)} />
);

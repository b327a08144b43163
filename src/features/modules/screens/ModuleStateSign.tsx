import { StateSign } from '@/shared/ui/StateSign';
import { stateInWords, stateLook } from '../engine/moduleState';

/** Badge with the state of a module. */
export const ModuleStateSign = ({ state }: { state: string }) => (
  <StateSign look={stateLook(state)} label={stateInWords(state)} />
);

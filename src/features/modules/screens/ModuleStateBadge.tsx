import { isModuleState, moduleStateColour, stateInWords } from '../engine/moduleState';

/** Where a module stands, in words and colour. */
export const ModuleStateBadge = ({ state }: { state: string }) => (
  <span
    className={`badge text-bg-${isModuleState(state) ? moduleStateColour[state] : 'secondary'}`}
  >
    {stateInWords(state)}
  </span>
);

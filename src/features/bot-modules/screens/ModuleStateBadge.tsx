import { moduleStateColour, moduleStateLabel, type ModuleState } from '../engine/moduleState';

/** Where a module stands, in words and colour. */
export const ModuleStateBadge = ({ state }: { state: ModuleState }) => (
  <span className={`badge text-bg-${moduleStateColour[state]}`}>{moduleStateLabel[state]}</span>
);

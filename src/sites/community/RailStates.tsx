import { useEffect } from 'react';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import type { ModuleSummary } from '@/features/modules/engine/moduleState';
import { isWorking, stateInWords, stateLook } from '@/features/modules/engine/moduleState';
import type { RailLink } from '@/shared/shell/RailLinks';
import { StateSign } from '@/shared/ui/StateSign';
import type { ServerModules } from './rail';

interface RailStatesProps {
  serverId: string;
  /** Called with the server's modules, and again whenever they change. */
  onKnown: (modules: ServerModules) => void;
}

/** Loads the modules' states of a server; renders nothing. Its code loads after the dashboard's. */
export default function RailStates({ serverId, onKnown }: RailStatesProps) {
  const { currentData, isError } = modulesApi.endpoints.modules.useQueryState(serverId);
  // Screens report and retry a failed query: a rail that mounts then would send it again.
  modulesApi.endpoints.modules.useQuerySubscription(serverId, { skip: isError });
  useEffect(() => {
    onKnown(modulesOf(currentData?.modules ?? []));
  }, [currentData, onKnown]);
  return null;
}

type Summary = Pick<ModuleSummary, 'slug' | 'state' | 'updatedAt' | 'used'>;

/** The server's modules: those that are on, and those that were set up and can be turned on again. */
export const modulesOf = (modules: readonly Summary[]): ServerModules =>
  new Map(
    modules
      .filter(
        ({ state, updatedAt, used }) =>
          isWorking(state) || (state === 'OFF' && (updatedAt !== null || (used ?? 0) > 0)),
      )
      .map(({ slug, state }) => [slug, isWorking(state) ? signOf(state) : undefined]),
  );

function signOf(state: string): RailLink['state'] {
  const words = stateInWords(state);
  return { words, sign: <StateSign look={stateLook(state)} label={words} isAlone /> };
}

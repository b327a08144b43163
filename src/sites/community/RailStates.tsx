import { useEffect } from 'react';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import type { ModuleSummary } from '@/features/modules/engine/moduleState';
import { isWorking, stateInWords, stateLook } from '@/features/modules/engine/moduleState';
import type { RailLink } from '@/shared/shell/RailLinks';
import { StateSign } from '@/shared/ui/StateSign';
import type { ServerModules } from './rail';

interface RailStatesProps {
  serverId: string;
  /** Told of the modules that the server has, and again whenever that changes. */
  onKnown: (modules: ServerModules) => void;
}

/** Asks how the modules of a server stand; shows nothing. Its code comes after the dashboard's. */
export default function RailStates({ serverId, onKnown }: RailStatesProps) {
  const { currentData, isError } = modulesApi.endpoints.modules.useQueryState(serverId);
  // What has failed is told, and asked for again, by the screens: a rail that mounts then would ask as well.
  modulesApi.endpoints.modules.useQuerySubscription(serverId, { skip: isError });
  useEffect(() => {
    onKnown(modulesOf(currentData?.modules ?? []));
  }, [currentData, onKnown]);
  return null;
}

type Summary = Pick<ModuleSummary, 'slug' | 'state' | 'updatedAt' | 'used'>;

/** What the server has: what is on, and what was set up and can be switched on again. */
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

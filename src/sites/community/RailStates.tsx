import { useEffect } from 'react';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import type { ModuleSummary } from '@/features/modules/engine/moduleState';
import { isWorking, stateInWords, stateLook } from '@/features/modules/engine/moduleState';
import { StateSign } from '@/shared/ui/StateSign';
import type { ModulesOn } from './rail';

interface RailStatesProps {
  serverId: string;
  /** Told of the modules that are on, and again whenever that changes. */
  onKnown: (on: ModulesOn) => void;
}

/** Asks how the modules of a server stand; shows nothing. Its code comes after the dashboard's. */
export default function RailStates({ serverId, onKnown }: RailStatesProps) {
  const { currentData, isError } = modulesApi.endpoints.modules.useQueryState(serverId);
  // What has failed is told, and asked for again, by the screens: a rail that mounts then would ask as well.
  modulesApi.endpoints.modules.useQuerySubscription(serverId, { skip: isError });
  useEffect(() => {
    onKnown(modulesOn(currentData?.modules ?? []));
  }, [currentData, onKnown]);
  return null;
}

/** What the rail says of the modules that are on. */
export const modulesOn = (modules: readonly Pick<ModuleSummary, 'slug' | 'state'>[]): ModulesOn =>
  Object.fromEntries(
    modules.filter(({ state }) => isWorking(state)).map(({ slug, state }) => [slug, signOf(state)]),
  );

function signOf(state: string): ModulesOn[string] {
  const words = stateInWords(state);
  return { words, sign: <StateSign look={stateLook(state)} label={words} isAlone /> };
}

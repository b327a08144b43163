import { useSearchParams } from 'react-router-dom';
import {
  crossServerWindows,
  serverScopes,
  type CrossServerWindow,
  type ServerScope,
} from '@/features/earning/leaderboards/crossServer';

/** Before the names of this table in the address: the board of a server has its own page and search. */
export const PREFIX = 'across-';

export interface CrossServerChoice {
  scope: ServerScope;
  window: CrossServerWindow;
}

/** Reads a choice from an address, in which anything may stand. */
function readChoice(params: URLSearchParams): CrossServerChoice {
  const named = (name: string) => params.get(name)?.toUpperCase();
  return {
    scope: serverScopes.find((each) => each === named('servers')) ?? 'MINE',
    window: crossServerWindows.find((each) => each === named('window')) ?? 'WEEK',
  };
}

const paramOf = { scope: 'servers', window: 'window' } as const;

/** Which board over several servers is on show; it is in the address. Another one begins at its first page. */
export function useCrossServerChoice() {
  const [params, setParams] = useSearchParams();
  const change = (name: keyof CrossServerChoice, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(`${PREFIX}page`);
        next.set(paramOf[name], value.toLowerCase());
        return next;
      },
      { preventScrollReset: true },
    );
  return { choice: readChoice(params), change };
}

import { useSearchParams } from 'react-router-dom';
import {
  crossServerWindows,
  serverScopes,
  type CrossServerWindow,
  type ServerScope,
} from '@/features/earning/leaderboards/crossServer';

/** Prefix of this table's parameters in the address: a server's leaderboard has its own page and search. */
export const PREFIX = 'across-';

export interface CrossServerChoice {
  scope: ServerScope;
  window: CrossServerWindow;
}

/** Reads the choice from an address; unknown values get the default. */
function readChoice(params: URLSearchParams): CrossServerChoice {
  const named = (name: string) => params.get(name)?.toUpperCase();
  return {
    scope: serverScopes.find((each) => each === named('servers')) ?? 'MINE',
    window: crossServerWindows.find((each) => each === named('window')) ?? 'WEEK',
  };
}

const paramOf = { scope: 'servers', window: 'window' } as const;

/** The chosen leaderboard across servers; it is in the address. Choosing another one returns to the first page. */
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

import { useSearchParams } from 'react-router-dom';
import { readChoice, writeChoice, type BoardChoice } from './boardChoice';
import type { BoardWindow } from './leaderboard';

type Change = (name: Parameters<typeof writeChoice>[1], value: string) => void;

/** Which board is on show; it is in the address. */
export function useBoardChoice(first: BoardWindow): { choice: BoardChoice; change: Change } {
  const [params, setParams] = useSearchParams();
  const change: Change = (name, value) =>
    setParams((before) => writeChoice(before, name, value), { preventScrollReset: true });
  return { choice: readChoice(params, first), change };
}

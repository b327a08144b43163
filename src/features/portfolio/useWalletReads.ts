import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { failureText } from '@/shared/api/queryError';
import { useAppDispatch } from '@/shared/state/clientState';
import { portfolioApi } from './portfolioApi';
import type { WalletPieces, WalletTokens } from './walletRead';
import { serverTimeOf } from '@/shared/time/serverClock';

const { walletTokens, walletPieces } = portfolioApi.endpoints;
type State = Parameters<ReturnType<typeof walletTokens.select>>[0];

/** The parts of a wallet that are read separately. */
export type ReadKind = 'tokens' | 'pieces';

/** The state of a read. Earlier data stays while it is refreshed, or if that fails. */
export interface Reading<T> {
  data: T | undefined;
  isFetching: boolean;
  /** Why the last read failed; null if it succeeded. */
  problem: string | null;
  /** When the data was read, ms since 1970 by the server's clock. */
  at: number | null;
}

export interface WalletReads {
  address: string;
  tokens: Reading<WalletTokens>;
  pieces: Reading<WalletPieces>;
}

interface Told<T> {
  data?: T | undefined;
  isError: boolean;
  status: string;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

const readingOf = <T>({
  data,
  isError,
  status,
  error,
  fulfilledTimeStamp,
}: Told<T>): Reading<T> => ({
  data,
  isFetching: status === 'pending' || status === 'uninitialized',
  problem: isError ? failureText(error, 'Couldn’t reach Solana.') : null,
  at: fulfilledTimeStamp === undefined ? null : serverTimeOf(fulfilledTimeStamp),
});

/**
 * Reads wallets from the chain, each separately: if one fails, the others still load.
 *
 * @param addresses memoized, or one array for the life of the screen
 */
export function useWalletReads(addresses: readonly string[]) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const running = addresses.flatMap((address) => [
      dispatch(walletTokens.initiate(address)),
      dispatch(walletPieces.initiate(address)),
    ]);
    return () => running.forEach((each) => each.unsubscribe());
  }, [dispatch, addresses]);
  const selectors = useMemo(
    () =>
      addresses.map((address) => ({
        tokens: walletTokens.select(address),
        pieces: walletPieces.select(address),
      })),
    [addresses],
  );
  const tokens = useSelector(
    (state: State) => selectors.map((each) => each.tokens(state)),
    shallowEqual,
  );
  const pieces = useSelector(
    (state: State) => selectors.map((each) => each.pieces(state)),
    shallowEqual,
  );
  const reads = useMemo(
    () =>
      addresses.flatMap((address, index): WalletReads[] => {
        const [mine, theirs] = [tokens[index], pieces[index]];
        return mine && theirs
          ? [{ address, tokens: readingOf(mine), pieces: readingOf(theirs) }]
          : [];
      }),
    [addresses, tokens, pieces],
  );
  const readAgain = useCallback(
    (address: string, kind: ReadKind) => {
      const again = { subscribe: false, forceRefetch: true };
      if (kind === 'tokens') void dispatch(walletTokens.initiate(address, again));
      else void dispatch(walletPieces.initiate(address, again));
    },
    [dispatch],
  );
  return { reads, readAgain };
}

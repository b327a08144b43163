import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { MOST_ASSETS } from '@/features/market/market';
import { isPublicKey } from '@/shared/solana/base58';
import { useAppDispatch } from '@/shared/state/hooks';
import { portfolioApi } from './portfolioApi';
import type { PriceBook } from './tokenLines';

const { prices } = portfolioApi.endpoints;
type State = Parameters<ReturnType<typeof prices.select>>[0];

/** Whoever holds more kinds of things gets no prices of the rest. */
const MOST_PAGES = 20;

/**
 * What is known of tokens and collections, asked for fifty at a time.
 *
 * @param addresses memoised
 */
export function usePriceBook(addresses: readonly string[]) {
  const dispatch = useAppDispatch();
  const pages = useMemo(() => {
    const asked = [...new Set(addresses)].filter(isPublicKey).toSorted();
    const count = Math.min(MOST_PAGES, Math.ceil(asked.length / MOST_ASSETS));
    return Array.from({ length: count }, (_, page) =>
      asked.slice(page * MOST_ASSETS, (page + 1) * MOST_ASSETS),
    );
  }, [addresses]);
  useEffect(() => {
    const running = pages.map((page) => dispatch(prices.initiate(page)));
    return () => running.forEach((each) => each.unsubscribe());
  }, [dispatch, pages]);
  const selectors = useMemo(() => pages.map((page) => prices.select(page)), [pages]);
  const told = useSelector(
    (state: State) => selectors.map((select) => select(state)),
    shallowEqual,
  );
  return useMemo(() => {
    const book: PriceBook = new Map(
      told.flatMap(({ data }) => data?.prices.map((each) => [each.address, each] as const) ?? []),
    );
    return {
      book,
      isFailed: told.some(({ isError }) => isError),
      isPending: told.some(({ isLoading, isUninitialized }) => isLoading || isUninitialized),
      readAgain: () =>
        pages.forEach(
          (page) => void dispatch(prices.initiate(page, { subscribe: false, forceRefetch: true })),
        ),
    };
  }, [told, pages, dispatch]);
}

import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { MOST_ASSETS } from '@/features/modules/market/market';
import { isPublicKey } from '@/shared/solana/base58';
import { useAppDispatch } from '@/shared/state/clientState';
import { portfolioApi } from './portfolioApi';
import type { PriceBook } from './tokenLines';

const { prices } = portfolioApi.endpoints;
type State = Parameters<ReturnType<typeof prices.select>>[0];

/** Maximum number of tokens and collections whose prices are loaded. */
const MOST = 1_000;

const pagesOf = (asked: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(asked.length / MOST_ASSETS) }, (_, page) =>
    asked.slice(page * MOST_ASSETS, (page + 1) * MOST_ASSETS),
  );

/**
 * Data about tokens and collections, requested fifty at a time. Addresses from another wallet are requested separately,
 * so that loaded prices stay available.
 *
 * @param addresses memoized
 */
export function usePriceBook(addresses: readonly string[]) {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState<readonly (readonly string[])[]>([]);
  const { fresh, isCut } = useMemo(() => {
    const known = new Set(pages.flat());
    const room = Math.max(0, MOST - known.size);
    const asked = new Set(addresses.filter((each) => !known.has(each)));
    const all = [...asked].filter(isPublicKey).toSorted();
    return { fresh: all.slice(0, room), isCut: all.length > room };
  }, [addresses, pages]);
  if (fresh.length > 0) setPages([...pages, ...pagesOf(fresh)]);
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
      /** Not all prices are looked up. */
      isCut,
      isOff: told.some(({ data }) => data?.isOff === true),
      isFailed: told.some(({ isError }) => isError),
      isPending: told.some(({ isLoading, isUninitialized }) => isLoading || isUninitialized),
      readAgain: () =>
        pages.forEach(
          (page) => void dispatch(prices.initiate(page, { subscribe: false, forceRefetch: true })),
        ),
    };
  }, [told, pages, dispatch, isCut]);
}

import type { FakeAdapter } from './FakeAdapter';

/** A factory that hands out new adapters at each call and keeps them for looking at. */
export function factory(...makers: Array<() => FakeAdapter>) {
  const made: FakeAdapter[] = [];
  const create = () => {
    const next = makers.map((make) => make());
    made.push(...next);
    return next;
  };
  const live = () => made.filter(({ connected }) => connected);
  const connects = () => made.reduce((sum, adapter) => sum + adapter.connects, 0);
  return { create, made, live, connects };
}

/** What a wallet throws when the person says no. */
export const rejected = () =>
  Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }));

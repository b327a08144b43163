import type { Check } from '../engine/defineModule';

/**
 * A figure is not called stale before it is refreshed: it would be for most of the time.
 *
 * @param path the field that says from what age on it is stale; `refresh` says how often it is refreshed
 * @param isRefreshed whether it is refreshed at all
 */
export const outlivesRefresh = <Name extends string, V = unknown>(
  path: Name,
  isRefreshed: (values: V) => boolean = () => true,
): Check<Readonly<Record<Name | 'refresh', number>> & V> => ({
  path,
  message:
    'Make this at least as long as the refresh interval. Otherwise, values show as stale most of the time.',
  holds: (values) => !isRefreshed(values) || values[path] >= values.refresh,
});

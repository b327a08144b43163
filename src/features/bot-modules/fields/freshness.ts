import type { Check } from '../engine/defineModule';

/**
 * A figure is not called stale before it is refreshed: it would be for most of the time.
 *
 * @param path the field that says from what age on it is stale; `refresh` says how often it is refreshed
 * @param isRefreshed whether it is refreshed at all
 */
export const outlivesRefresh = (path: string, isRefreshed: Check['holds'] = () => true): Check => ({
  path,
  message: 'Sooner than it is refreshed: it would be shown as stale most of the time.',
  holds: (values) => !isRefreshed(values) || Number(values[path]) >= Number(values['refresh']),
});

import { lazyIcon, type Icon } from '../ui/lazyIcon';
import type { RailLink } from './RailLinks';

/**
 * Makes links of a rail to places of a dashboard, by their paths below it.
 *
 * @param loadIcons the signs of the rail, which come after the page
 */
export const railLinks =
  <Name extends string>(loadIcons: () => Promise<Readonly<Record<Name, Icon>>>) =>
  (path: string, label: string, icon: Name): RailLink => ({
    to: path === '' ? '/dashboard' : `/dashboard/${path}`,
    label,
    icon: lazyIcon(async () => (await loadIcons())[icon]),
  });

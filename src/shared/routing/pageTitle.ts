import { useMatches } from 'react-router-dom';
import { usePageName } from './pageName';
import { isRouteHandle } from './trail';

/** What the page on show is called: by itself, or by its line of the route table. */
export function usePageTitle(): string {
  const own = usePageName();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  return own ?? handle?.title ?? '';
}

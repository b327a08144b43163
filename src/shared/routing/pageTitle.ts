import { useMatches } from 'react-router-dom';
import { usePageName } from './pageName';
import { isRouteHandle } from './trail';

/** Title of the current page: the one it set, or the one of its route table entry. */
export function usePageTitle(): string {
  const own = usePageName();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  return own ?? handle?.title ?? '';
}

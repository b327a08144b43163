import { useMatches, type UIMatch } from 'react-router-dom';
import { usePageName } from '@/shared/routing/pageName';
import { isRouteHandle, type RouteHandle } from '@/shared/routing/trail';
import { useApp } from '../AppContext';

/** The community site's title is the one of spec §1; inner pages put their own name before it. */
const siteTitle = { community: 'COMMUNITY - CASTLE BOTS', user: 'CASTLE BOTS' } as const;

export function PageTitle() {
  const { site } = useApp();
  const matches = useMatches();
  const ownName = usePageName();
  const innermost = matches.findLast(hasTitle);
  const isHome = innermost === undefined || innermost.pathname === '/';
  return (
    <title>
      {isHome ? siteTitle[site] : `${ownName ?? innermost.handle.title} | ${siteTitle[site]}`}
    </title>
  );
}

function hasTitle(match: UIMatch): match is UIMatch<unknown, RouteHandle> {
  return isRouteHandle(match.handle);
}

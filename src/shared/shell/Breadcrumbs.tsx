import { generatePath, Link, useMatches } from 'react-router-dom';
import { usePageName } from '../routing/pageName';
import { isRouteHandle } from '../routing/trail';

/** The way to the page one is on; nothing where that is a section, which the rail shows, or one page of it. */
export function Breadcrumbs() {
  const matches = useMatches();
  const ownName = usePageName();
  const innermost = matches.at(-1);
  const handle = innermost?.handle;
  if (!innermost || !isRouteHandle(handle) || handle.trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumbs" className="breadcrumbs">
      <ol>
        {handle.trail.map(({ title, path }) => (
          <li key={path}>
            <Link to={generatePath(path, innermost.params)}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{ownName ?? handle.title}</li>
      </ol>
    </nav>
  );
}

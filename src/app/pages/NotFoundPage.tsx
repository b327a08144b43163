import { Link, useLocation } from 'react-router-dom';
import { StatusPage } from '@/shared/ui/StatusPage';
import { PaletteButton } from '@/shared/ui/PaletteButton';

/** No route of this site has that address. */
export default function NotFoundPage() {
  const isDashboard = useLocation().pathname.startsWith('/dashboard/');
  return (
    <StatusPage
      scene="wall"
      code="404"
      title="Page not found"
      actions={
        <>
          {isDashboard ? (
            <Link className="btn btn-primary" to="/dashboard">
              Overview
            </Link>
          ) : null}
          <Link className={`btn ${isDashboard ? 'btn-outline-secondary' : 'btn-primary'}`} to="/">
            Home
          </Link>
          <PaletteButton />
        </>
      }
    >
      <p>Check the address for typos. The page may also have moved.</p>
    </StatusPage>
  );
}

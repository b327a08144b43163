import { config } from '@/shared/config/config';
import { Link } from 'react-router-dom';
import { StatusPage } from '@/shared/ui/StatusPage';

/** Signed in, and an admin, but the page is for the platform's own staff (docs/product/access-to-pages.md). */
export const NoPermissionPage = () => (
  <StatusPage
    scene="guard"
    code="403"
    title="You don’t have access to this page"
    actions={
      <>
        <Link className="btn btn-primary" to="/dashboard">
          Dashboard
        </Link>
        <Link className="btn btn-outline-secondary" to="/dashboard/server">
          Choose a server
        </Link>
      </>
    }
  >
    <p>
      Only {config.brandName} staff can open it. Your servers, packages and orders are in your
      dashboard.
    </p>
  </StatusPage>
);

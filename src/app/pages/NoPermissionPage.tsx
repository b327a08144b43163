import { Link } from 'react-router-dom';
import { StatusPage } from '@/shared/ui/StatusPage';

/** Signed in, and an admin, but the page is for the platform's own staff (decision 18). */
export const NoPermissionPage = () => (
  <StatusPage
    code="403"
    title="This room is for the castle’s staff"
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
      You’re signed in, but your account has no permission for this page. Your own servers, packages
      and orders are in the dashboard.
    </p>
  </StatusPage>
);

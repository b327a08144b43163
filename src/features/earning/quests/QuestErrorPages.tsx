import { Link } from 'react-router-dom';
import { StatusPage } from '@/shared/ui/StatusPage';
import { EmptyState } from '@/shared/ui/EmptyState';

interface NotAMemberProps {
  /**
   * The server's slug, for content limited to members of a server that may be public: its page explains how to join.
   */
  slug?: string;
}

/** Shown to users who are not members of the server. */
export const NotAMember = ({ slug }: NotAMemberProps) => (
  <StatusPage
    scene="guard"
    code="403"
    title="Not a member of this server"
    actions={
      <>
        {slug === undefined ? null : (
          <Link className="btn btn-primary" to={`/dashboard/server/${encodeURIComponent(slug)}`}>
            View server
          </Link>
        )}
        <Link
          className={`btn ${slug === undefined ? 'btn-primary' : 'btn-outline-secondary'}`}
          to="/dashboard/servers"
        >
          Your servers
        </Link>
      </>
    }
  >
    <p>
      {slug === undefined
        ? 'This server isn’t public. Only members can see it. Ask its team for an invite, then come back.'
        : 'Only members can see this. Join the server on Discord, then come back.'}
    </p>
  </StatusPage>
);

interface NotFoundProps {
  /** The missing thing: "Server", "Quest". */
  what: string;
  /** Where the button leads. */
  to?: string;
  toWhat?: string;
}

/** Shown for an address that doesn't exist. */
export const NotFound = ({ what, to = '/dashboard', toWhat = 'Dashboard' }: NotFoundProps) => (
  <StatusPage
    scene="wall"
    code="404"
    title={`${what} not found`}
    actions={
      <Link className="btn btn-primary" to={to}>
        {toWhat}
      </Link>
    }
  >
    <p>The address may be wrong, or the page was removed.</p>
  </StatusPage>
);

/** Shown in place of content that only reviewers may see. */
export const ReviewersOnly = () => (
  <EmptyState scene="guard" title="You don’t have access to reviews">
    Ask an owner of this server to make you a reviewer.
  </EmptyState>
);

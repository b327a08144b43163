import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { StatusPage } from '@/shared/ui/StatusPage';

/** Unexpected routing errors: the text of spec §2, followed by the message; never a stack. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <main>
      <StatusPage
        scene="lantern"
        title="Unexpected Application Error!"
        actions={
          <>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => window.location.reload()}
            >
              Reload
            </button>
            <a className="btn btn-outline-secondary" href="/">
              Home
            </a>
          </>
        }
      >
        <p>{messageOf(error)}</p>
      </StatusPage>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'No details are available.';
}

import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** Unexpected routing errors: the text of spec §2, followed by the message; never a stack. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <main className="gate" aria-labelledby="crash-title">
      <h1 id="crash-title">Unexpected Application Error!</h1>
      <p>{messageOf(error)}</p>
      <div className="gate__actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        <a className="btn btn-outline-secondary" href="/">
          Home
        </a>
      </div>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'No more is known about it.';
}

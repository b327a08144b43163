import { useRouteError } from 'react-router-dom';

/**
 * One screen has failed; header, menu and logout around it go on working (reliability E23). The text
 * is the one of spec §2 for unexpected errors.
 */
export function ScreenErrorPage() {
  const error = useRouteError();
  return (
    <section className="gate" aria-labelledby="screen-error-title">
      <h1 id="screen-error-title" tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p>{error instanceof Error ? error.message : 'No more is known about it.'}</p>
      <div className="gate__actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        <a className="btn btn-outline-secondary" href="/">
          Home
        </a>
      </div>
    </section>
  );
}

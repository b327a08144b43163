import { Link } from 'react-router-dom';

/** No route of this site has that address. */
export default function NotFoundPage() {
  return (
    <section className="gate" aria-labelledby="not-found-title">
      <p className="gate__code" aria-hidden="true">
        404
      </p>
      <h1 id="not-found-title" tabIndex={-1}>
        There is no such page
      </h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <div className="gate__actions">
        <Link className="btn btn-primary" to="/">
          Home
        </Link>
      </div>
    </section>
  );
}

import './templates.scss';

/** As long as what a greeting's templates say: it is never seen, and breaks its lines where theirs do. */
const LINES = [
  'A greeting with first steps and a button to your rules.',
  'A short greeting that’s deleted after an hour.',
  'Greets members who link a wallet, in the channel and by DM.',
];

/** Room for what a form can begin with, so that nothing moves when it comes. */
export function BeginWithSkeleton() {
  return (
    <div className="begin-with begin-with--room" aria-hidden="true">
      <h2>Start with a template</h2>
      <ul className="templates">
        {LINES.map((line) => (
          <li key={line}>
            <div className="template">
              <strong>Title</strong>
              <span>{line}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

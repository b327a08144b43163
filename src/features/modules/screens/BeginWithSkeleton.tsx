import './templates.scss';

/** As long as what a greeting's templates say: it is never seen, and breaks its lines where theirs do. */
const LINES = [
  'Who came, the way to start, and a button to your rules.',
  'A greeting that goes again after an hour, so that the channel stays quiet.',
  'Greets once a wallet is linked, and says a word in private before.',
];

/** Room for what a form can begin with, so that nothing moves when it comes. */
export function BeginWithSkeleton() {
  return (
    <div className="begin-with begin-with--room" aria-hidden="true">
      <h2>Begin with</h2>
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

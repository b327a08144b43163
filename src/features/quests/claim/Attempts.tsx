import type { Quest } from '../quest';
import { standings } from '../questWords';
import { momentOf, timeOf } from '../timeWords';

const told = (at: string | null) => {
  const time = timeOf(at);
  return time === null ? null : momentOf(time);
};

/** Earlier tries, with what came of them. */
export const Attempts = ({ attempts }: Pick<Quest, 'attempts'>) =>
  attempts.length === 0 ? null : (
    <details className="panel quest-part attempts">
      <summary>Earlier attempts ({attempts.length})</summary>
      <ol>
        {attempts.map(({ id, state, submittedAt, decidedAt, note }) => {
          const sent = told(submittedAt);
          const decided = told(decidedAt);
          return (
            <li key={id}>
              <strong>{standings[state] ?? state}</strong>
              {sent === null ? null : <p>Submitted {sent}</p>}
              {decided === null ? null : <p>Decided {decided}</p>}
              {note === null || note === '' ? null : (
                <p>
                  “<bdi>{note}</bdi>”
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );

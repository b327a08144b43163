import { counted } from '@/shared/text/language';
import type { QuestTask, TaskResults as Results } from '../quest';

/** All members' answers: shares of a poll, the average of a rating. Shown once the member's own answer counts. */
export function TaskResults({ task: { kind, results, answer } }: { task: QuestTask }) {
  if (results === null || results.total === 0) return null;
  const { total, counts } = results;
  if (kind === 'OPINION') {
    return (
      <p>
        Average: <strong>{averageOf(results)}</strong> of {counts.length} ·{' '}
        {counted(total, 'rating')}
      </p>
    );
  }
  return (
    <div className="task-results">
      <ul aria-label="Poll results">
        {counts.map(({ option, count }) => {
          const share = Math.round((count / total) * 100);
          const isOwn = option === answer;
          return (
            <li key={option} className={isOwn ? 'task-results__own' : undefined}>
              <progress
                className="task-results__bar"
                value={count}
                max={total}
                aria-hidden="true"
              />
              <bdi>{option}</bdi>
              <span className="amount">
                {isOwn ? <span className="task-results__mine">Your vote</span> : null} {share}%
              </span>
            </li>
          );
        })}
      </ul>
      <p>{counted(total, 'vote')}</p>
    </div>
  );
}

/** With one decimal: "4.2". */
export const averageOf = ({ total, counts }: Results): string =>
  (counts.reduce((sum, { option, count }) => sum + Number(option) * count, 0) / total).toFixed(1);

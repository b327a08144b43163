import { labelIn } from '@/shared/text/labelIn';
import { useState } from 'react';
import { SentFile } from '@/features/earning/uploads/SentFile';
import type { Quest } from '../quest';
import { stateNames } from '../questWords';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';

const told = (at: string | null) => {
  const time = timeOf(at);
  return time === null ? null : momentText(time);
};

/** Earlier attempts, with their outcomes. */
export function Attempts({ attempts }: Pick<Quest, 'attempts'>) {
  // Pictures are fetched only once the section is opened.
  const [isOpen, setOpen] = useState(false);
  return attempts.length === 0 ? null : (
    <details
      className="panel attempts"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Previous attempts ({attempts.length})</summary>
      <ol>
        {attempts.map(({ id, state, submittedAt, decidedAt, note, files }) => {
          const sent = told(submittedAt);
          const decided = told(decidedAt);
          return (
            <li key={id}>
              <strong>{labelIn(stateNames, state)}</strong>
              {sent === null ? null : <p>Submitted {sent}</p>}
              {decided === null ? null : <p>Reviewed {decided}</p>}
              {note === null || note === '' ? null : (
                <p>
                  “<bdi>{note}</bdi>”
                </p>
              )}
              {files.length === 0 || !isOpen ? null : (
                <ul className="sent-files" aria-label="Submitted files">
                  {files.map((file) => (
                    <SentFile key={file.id} file={file} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

import { LANGUAGE } from '@/shared/text/locales';
import type { Quest } from '../quest';

interface ReviewNoteProps {
  quest: Pick<Quest, 'state' | 'note' | 'submittedAt' | 'mayRetry' | 'tasks'>;
}

/** Why a try failed: in short where the reason stands at the tasks, else in the reviewer's words. */
export function ReviewNote({ quest }: ReviewNoteProps) {
  const { state, note, submittedAt, mayRetry, tasks } = quest;
  const hasNote = note !== null && note.trim() !== '';
  if (state === 'REJECTED' && submittedAt === null && !hasNote) {
    return (
      <p className="notice notice--error">
        <strong>You didn’t pass a task.</strong>{' '}
        {mayRetry ? 'You can try again later.' : 'You can’t try this quest again.'}
      </p>
    );
  }
  if (state === 'REJECTED') {
    const numbers = tasks.flatMap(({ rejection }, index) =>
      rejection === null || rejection.trim() === '' ? [] : [String(index + 1)],
    );
    return (
      <p className="notice notice--error">
        <strong>Your submission was rejected.</strong>{' '}
        {numbers.length > 0 ? (
          `The reviewer’s note is at ${numbers.length === 1 ? 'task' : 'tasks'} ${listed(numbers)}.`
        ) : hasNote ? (
          <bdi>{note}</bdi>
        ) : (
          'No reason was given.'
        )}
      </p>
    );
  }
  return hasNote ? (
    <p className="notice">
      <strong>Reviewer’s note:</strong> <bdi>{note}</bdi>
    </p>
  ) : null;
}

const listed = (numbers: readonly string[]) =>
  new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(numbers);

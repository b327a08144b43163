import type { Quest } from '../quest';

interface ReviewNoteProps {
  quest: Pick<Quest, 'state' | 'note' | 'submittedAt' | 'mayRetry'>;
}

/** Why a try failed: what the reviewer wrote, or that a check wasn't passed. */
export function ReviewNote({ quest: { state, note, submittedAt, mayRetry } }: ReviewNoteProps) {
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
    return (
      <p className="notice notice--error">
        <strong>Your submission was rejected.</strong>{' '}
        {hasNote ? <bdi>{note}</bdi> : 'No reason was given.'}
      </p>
    );
  }
  return hasNote ? (
    <p className="notice">
      <strong>Reviewer’s note:</strong> <bdi>{note}</bdi>
    </p>
  ) : null;
}

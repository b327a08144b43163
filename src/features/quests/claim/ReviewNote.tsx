import type { Quest } from '../quest';

/** What the reviewer wrote, in plain sight; of a rejection also where nothing was written. */
export function ReviewNote({ quest: { state, note } }: { quest: Pick<Quest, 'state' | 'note'> }) {
  const hasNote = note !== null && note.trim() !== '';
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
      <strong>The reviewer wrote:</strong> <bdi>{note}</bdi>
    </p>
  ) : null;
}

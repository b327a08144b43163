import { LANGUAGE } from '@/shared/text/locales';
import { Link } from 'react-router-dom';
import type { Quest } from '../quest';
import { isReviewLate } from '../questWords';

interface ReviewNoteProps {
  quest: Pick<
    Quest,
    | 'state'
    | 'note'
    | 'submittedAt'
    | 'mayRetry'
    | 'tasks'
    | 'isInstant'
    | 'medianReviewSeconds'
    | 'server'
  >;
  /** The server's time, ms since 1970. */
  now: number;
  /** Page of the server, which leads to its Discord. */
  serverPage: string;
}

/** Why a try failed, in the reviewer's words unless they are at the tasks; or that a review takes long. */
export function ReviewNote({ quest, now, serverPage }: ReviewNoteProps) {
  const { state, note, submittedAt, mayRetry, tasks } = quest;
  const hasNote = note !== null && note.trim() !== '';
  if (isReviewLate(quest, now))
    return (
      <p className="notice">
        This review is taking longer than usual. You don’t need to submit again.{' '}
        <Link className="tall-link" to={serverPage}>
          Ask the team on <bdi translate="no">{quest.server.name}</bdi>
        </Link>
      </p>
    );
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

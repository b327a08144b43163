import type { QuestTask } from '../quest';

/** How a task stands: its colour, the short of it, and what is said where the server says nothing. */
export interface TaskStanding {
  tone: 'plain' | 'good' | 'bad' | 'amber' | 'wait';
  title: string;
  text: string | null;
}

/**
 * How a task stands, in words. The three ways in which it can fail read differently: the wrong account, not
 * done, and not looked up, which is nobody's fault here.
 *
 * @param quest where the quest itself stands: what is ready is not yet with the team
 */
export function standingOfTask(
  { kind, state, reason, message }: Pick<QuestTask, 'kind' | 'state' | 'reason' | 'message'>,
  quest: string,
): TaskStanding {
  switch (state) {
    case 'TODO':
      return { tone: 'plain', title: '', text: message };
    case 'CHECKING':
      return { tone: 'wait', title: 'Checking', text: message };
    case 'VERIFIED':
      return { tone: 'good', title: 'Done', text: message };
    case 'IN_REVIEW':
      return quest === 'IN_REVIEW'
        ? { tone: 'wait', title: 'In review', text: message }
        : { tone: 'good', title: 'Ready to submit', text: message };
    case 'REJECTED':
      return { tone: 'bad', title: 'Rejected', text: message };
    case 'CHECK_FAILED':
      return {
        tone: 'amber',
        title: 'Couldn’t check this task',
        text: message ?? 'Your answer is kept. Try again in a moment.',
      };
    case 'NOT_SATISFIED':
      return reason === 'IDENTITY'
        ? {
            tone: 'bad',
            title: 'Account needed',
            text: message ?? 'The account for this task isn’t linked, or it isn’t the right one.',
          }
        : {
            tone: 'plain',
            title: kind === 'QUIZ' ? 'Wrong answer' : 'Not done yet',
            text: message ?? 'We couldn’t find it yet. Complete the task and try again.',
          };
    default:
      return { tone: 'plain', title: state, text: message };
  }
}

import type { QuestTask } from '../quest';

/** The status of a task: its color, a short title, and a default text if the server sends none. */
export interface TaskStanding {
  tone: 'plain' | 'good' | 'bad' | 'amber' | 'wait';
  title: string;
  text: string | null;
}

/**
 * The status of a task in words. The three ways to fail read differently: wrong account, not done, and not checked,
 * which is not the member's fault.
 *
 * @param quest state of the quest: a task may be ready before the quest is submitted to the team
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
        : kind === 'QUIZ'
          ? { tone: 'bad', title: message ?? 'That isn’t the right answer.', text: null }
          : {
              tone: 'plain',
              title: 'Not done yet',
              text: message ?? 'We couldn’t find it yet. Complete the task and try again.',
            };
    default:
      return { tone: 'plain', title: state, text: message };
  }
}

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
  { state, reason, message }: Pick<QuestTask, 'state' | 'reason' | 'message'>,
  quest: string,
): TaskStanding {
  switch (state) {
    case 'TODO':
      return { tone: 'plain', title: 'To do', text: message };
    case 'CHECKING':
      return { tone: 'wait', title: 'Being checked', text: message };
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
        title: 'We couldn’t check',
        text: message ?? 'This isn’t your fault, and nothing is lost. Try again in a moment.',
      };
    case 'NOT_SATISFIED':
      return reason === 'IDENTITY'
        ? {
            tone: 'bad',
            title: 'Wrong or missing account',
            text: message ?? 'The account this needs isn’t linked to you, or it is another one.',
          }
        : {
            tone: 'plain',
            title: 'Not done yet',
            text: message ?? 'We looked, and what is asked for isn’t there yet.',
          };
    default:
      return { tone: 'plain', title: state, text: message };
  }
}

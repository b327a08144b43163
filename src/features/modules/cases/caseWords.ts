import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import {
  caseStates,
  moderatorActions,
  type CaseKind,
  type CaseState,
  type ModeratorAction,
} from './case';

const states: Readonly<Record<string, string>> = {
  OPEN: 'Open',
  CLAIMED: 'In progress',
  CLOSED: 'Closed',
  PASSED: 'Passed',
  FAILED: 'Failed',
  WAITING: 'Pending review',
  WATCHED: 'Logged only',
  REPORTED: 'Reported',
  DELETED: 'Message deleted',
  WARNED: 'Warned',
  TIMED_OUT: 'Timed out',
  KICKED: 'Kicked',
  BANNED: 'Banned',
} satisfies Record<CaseState, string>;

/** How a case stands, in words. */
export const caseStateText = (state: string): string => labelIn(states, state);

const wouldHave: Readonly<Record<ModeratorAction, string>> = {
  ALERT: 'Would have reported',
  DELETE: 'Would have deleted',
  WARN: 'Would have warned',
  TIMEOUT: 'Would have timed out',
  KICK: 'Would have kicked',
  BAN: 'Would have banned',
};

/** How a case came out: what a rule that only watches would have done, by its gravest action, or the state. */
export function caseOutcomeText(state: string, actions: readonly string[]): string {
  const gravest = moderatorActions.findLast((action) => actions.includes(action));
  return state === 'WATCHED' && gravest !== undefined ? wouldHave[gravest] : caseStateText(state);
}

export const caseColours: Readonly<Record<CaseState, BadgeColour>> = {
  OPEN: 'info',
  CLAIMED: 'secondary',
  CLOSED: 'secondary',
  PASSED: 'success',
  FAILED: 'danger',
  WAITING: 'warning',
  WATCHED: 'secondary',
  REPORTED: 'info',
  DELETED: 'secondary',
  WARNED: 'warning',
  TIMED_OUT: 'warning',
  KICKED: 'danger',
  BANNED: 'danger',
};

export const stateChoices = (kind: CaseKind) =>
  caseStates[kind].map((value) => ({ value, label: caseStateText(value) }));

const failures: Readonly<Record<string, string>> = {
  TIMEOUT: 'Rejected members are timed out.',
  KICK: 'Rejected members are kicked.',
  BAN: 'Rejected members are banned.',
};

/** What happens to a member who is kept out, by the settings of the captcha; empty where nothing more does. */
export const failureText = (onFail: string | null): string =>
  onFail !== null && Object.hasOwn(failures, onFail) ? (failures[onFail] ?? '') : '';

/** How the conversation of a closed ticket is kept. */
export const recordText = (record: string): string =>
  record === 'NONE' ? 'Not saved' : record === 'TXT' ? 'Text file' : 'Web page';

interface KindWords {
  /** What they are called: a heading, and a tab. */
  many: string;
  /** The link from one of them to the list. */
  back: string;
  loading: string;
  notFound: string;
  /** Why the list is not there, and why one of them is not. */
  listFailed: string;
  failed: string;
  none: string;
  /** What the subject is. */
  subject: string;
  /** What a rule of the module is called; null where it has none. */
  rule: string | null;
  /** Who has to do with it; null where that is always the bot. */
  by: string | null;
  /** What the log is called. */
  log: string;
  empty: string;
}

/** The words of each kind. */
export const kindWords: Readonly<Record<CaseKind, KindWords>> = {
  TICKET: {
    many: 'Tickets',
    back: 'Back to all tickets',
    loading: 'Loading the ticket',
    notFound: 'Ticket not found',
    listFailed: 'Couldn’t load tickets.',
    failed: 'Couldn’t load this ticket.',
    none: 'No tickets yet',
    subject: 'Type',
    rule: 'Ticket type',
    by: 'Handled by',
    log: 'Transcript',
    empty: 'Tickets and their transcripts appear here once members open them.',
  },
  CAPTCHA: {
    many: 'Attempts',
    back: 'Back to all attempts',
    loading: 'Loading the attempt',
    notFound: 'Attempt not found',
    listFailed: 'Couldn’t load attempts.',
    failed: 'Couldn’t load this attempt.',
    none: 'No attempts yet',
    subject: 'Challenge',
    rule: null,
    by: 'Reviewed by',
    log: 'Log',
    empty: 'Post the panel in a channel new members can see. Their captcha attempts appear here.',
  },
  ACTION: {
    many: 'Actions',
    back: 'Back to all actions',
    loading: 'Loading the action',
    notFound: 'Action not found',
    listFailed: 'Couldn’t load actions.',
    failed: 'Couldn’t load this action.',
    none: 'No actions yet',
    subject: 'Reason',
    rule: 'Rule',
    by: null,
    log: 'Log',
    empty: 'Actions your rules take, or would take with “Log only”, appear here.',
  },
};

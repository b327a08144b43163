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

export const caseStateText = (state: string): string => labelIn(states, state);

const wouldHave: Readonly<Record<ModeratorAction, string>> = {
  ALERT: 'Would have reported',
  DELETE: 'Would have deleted',
  WARN: 'Would have warned',
  TIMEOUT: 'Would have timed out',
  KICK: 'Would have kicked',
  BAN: 'Would have banned',
};

/** Outcome of a case in words. For a rule that only watches: what it would have done, by its gravest action. */
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

/** What else happens to a member who fails the captcha, by its settings; empty if nothing. */
export const failureText = (onFail: string | null): string =>
  onFail !== null && Object.hasOwn(failures, onFail) ? (failures[onFail] ?? '') : '';

/** How the transcript of a closed ticket is saved. */
export const recordText = (record: string): string =>
  record === 'NONE' ? 'Not saved' : record === 'TXT' ? 'Text file' : 'Web page';

interface KindWords {
  /** Plural, for headings and tabs. */
  many: string;
  /** Text of the link back to the list. */
  back: string;
  loading: string;
  notFound: string;
  /** Errors: the list, or one case, could not be loaded. */
  listFailed: string;
  failed: string;
  none: string;
  /** Label of the subject. */
  subject: string;
  /** Label of the rule; null if the module has none. */
  rule: string | null;
  /** Label of the handler; null if that is always the bot. */
  by: string | null;
  /** Title of the log. */
  log: string;
  empty: string;
}

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

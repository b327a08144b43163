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
  CLAIMED: 'Taken over',
  CLOSED: 'Closed',
  PASSED: 'Passed',
  FAILED: 'Not passed',
  WAITING: 'Waits for a moderator',
  WATCHED: 'Only watched',
  REPORTED: 'Reported',
  DELETED: 'Message deleted',
  WARNED: 'Warned',
  TIMED_OUT: 'Timed out',
  KICKED: 'Kicked',
  BANNED: 'Banned',
} satisfies Record<CaseState, string>;

/** How a case stands, in words; a state this build does not know is shown as it is. */
export const caseStateText = (state: string): string =>
  Object.hasOwn(states, state) ? (states[state] ?? state) : state;

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
  TIMEOUT: 'Members you keep out are timed out.',
  KICK: 'Members you keep out are kicked.',
  BAN: 'Members you keep out are banned.',
};

/** What happens to a member who is kept out, by the settings of the captcha; empty where nothing more does. */
export const failureText = (onFail: string | null): string =>
  onFail !== null && Object.hasOwn(failures, onFail) ? (failures[onFail] ?? '') : '';

/** How the conversation of a closed ticket is kept. */
export const recordText = (record: string): string =>
  record === 'NONE' ? 'Not kept' : record === 'TXT' ? 'Kept as text' : 'Kept as a web page';

interface KindWords {
  /** What they are called: a heading, and a tab. */
  many: string;
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
    subject: 'Type',
    rule: 'Ticket type',
    by: 'Taken over by',
    log: 'Transcript',
    empty: 'Tickets members open at your panel appear here, with their transcripts.',
  },
  CAPTCHA: {
    many: 'Attempts',
    subject: 'Challenge',
    rule: null,
    by: 'Decided by',
    log: 'Tries',
    empty: 'No attempts yet. Post the panel in a channel newcomers can see.',
  },
  ACTION: {
    many: 'Actions',
    subject: 'Reason',
    rule: 'Rule',
    by: null,
    log: 'What happened',
    empty: 'What your rules do, or would do while they only watch, appears here.',
  },
};

import type { FilterChoice } from '@/shared/ui/table/column';
import type { BadgeColour } from '@/shared/ui/StatusBadge';
import { caseStates, type CaseKind } from './case';

const states: Readonly<Record<string, string>> = {
  OPEN: 'Open',
  CLAIMED: 'Taken over',
  CLOSED: 'Closed',
  PASSED: 'Passed',
  FAILED: 'Not passed',
  WAITING: 'Waits for a moderator',
  WATCHED: 'Only watched',
  DELETED: 'Message deleted',
  WARNED: 'Warned',
  TIMED_OUT: 'Timed out',
  KICKED: 'Kicked',
  BANNED: 'Banned',
};

/** How a case stands, in words; a state this build does not know is shown as it is. */
export const caseStateText = (state: string): string =>
  Object.hasOwn(states, state) ? (states[state] ?? state) : state;

export const CASE_COLOURS: Readonly<Record<string, BadgeColour>> = {
  Open: 'info',
  Passed: 'success',
  'Not passed': 'danger',
  'Waits for a moderator': 'warning',
  Warned: 'warning',
  'Timed out': 'warning',
  Kicked: 'danger',
  Banned: 'danger',
};

export const stateChoices = (kind: CaseKind): FilterChoice[] =>
  caseStates[kind].map((value) => ({ value, label: caseStateText(value) }));

interface KindWords {
  /** What they are called: a heading, and a tab. */
  many: string;
  /** What the subject is. */
  subject: string;
  /** Who has to do with it. */
  by: string;
  /** What the log is called. */
  log: string;
  empty: string;
}

/** The words of each kind. */
export const kindWords: Readonly<Record<CaseKind, KindWords>> = {
  TICKET: {
    many: 'Tickets',
    subject: 'Type',
    by: 'Taken over by',
    log: 'Transcript',
    empty: 'Post a panel: what members ask there is listed here, with its transcript.',
  },
  CAPTCHA: {
    many: 'Attempts',
    subject: 'Challenge',
    by: 'Decided by',
    log: 'Tries',
    empty: 'Nobody has tried yet. Post the panel in a channel newcomers see.',
  },
  ACTION: {
    many: 'Actions',
    subject: 'Acted on',
    by: 'Done by',
    log: 'What happened',
    empty: 'What the moderator does, or would do while it only watches, is listed here.',
  },
};

import type {
  CaseKind,
  caseStates,
  ModeratorAction,
  TicketRecord,
} from '@/features/modules/cases/case';

/** A message or an action in a case. */
export interface CaseEntry {
  at: number;
  /** Id of the author; null for the bot. */
  by: string | null;
  text: string;
}

/** A ticket, a captcha attempt, or an action of the auto moderator. */
export interface CaseRow {
  id: string;
  serverId: string;
  kind: CaseKind;
  /** Id of the member the case is about. */
  userId: string;
  subject: string;
  state: (typeof caseStates)[CaseKind][number];
  at: number;
  /** Id of the team member who took it over or acted; null for the bot, or if no one has yet. */
  by: string | null;
  /** Stars, for a ticket. */
  rating: number | null;
  entries: CaseEntry[];
  /** The rule or ticket type behind the case, with its name at that time. */
  rule?: { id: string; name: string };
  /** For an action: what the rule did, or would have done. */
  actions?: ModeratorAction[];
  /** For an action: the channel of the message. */
  channelId?: string | null;
  /** For an action: ids of the messages. */
  messageIds?: string[];
  /** For a failed captcha: when the member may try again; null for never. */
  retryAt?: number | null;
  /** For a ticket: how its conversation is stored; null while it is open. */
  record?: TicketRecord | null;
  /** For a closed ticket: days until deletion if its type is deleted. */
  keepDays?: number;
}

/** How far the cases of a server have been made. */
export interface CaseMark {
  serverId: string;
  until: number;
  /** Start of watching the server; earlier cases notify no one. */
  newsFrom: number;
  /** Members who joined earlier do not need a captcha. */
  since: number;
}

declare module '../../store/db' {
  interface Db {
    cases: CaseRow[];
    caseMarks: CaseMark[];
  }
}

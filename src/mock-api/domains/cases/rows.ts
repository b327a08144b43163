import type {
  CaseKind,
  caseStates,
  ModeratorAction,
  TicketRecord,
} from '@/features/modules/cases/case';

/** Something that was written in a case, or done. */
export interface CaseEntry {
  at: number;
  /** Id of who wrote it; null for the bot. */
  by: string | null;
  text: string;
}

/** A ticket, an attempt at the captcha, or something the moderator did. */
export interface CaseRow {
  id: string;
  serverId: string;
  kind: CaseKind;
  /** Id of the member it is about. */
  userId: string;
  subject: string;
  state: (typeof caseStates)[CaseKind][number];
  at: number;
  /** Id of who of the team has taken it over or acted; null for the bot, or nobody yet. */
  by: string | null;
  /** Stars, for a ticket. */
  rating: number | null;
  entries: CaseEntry[];
  /** The rule or ticket type it follows from, as it was called then. */
  rule?: { id: string; name: string };
  /** Of an action: what was done, or would have been. */
  actions?: ModeratorAction[];
  /** Of an action: the channel of the message. */
  channelId?: string | null;
  /** Of an action: the messages it is about. */
  messageIds?: string[];
  /** Of a failed captcha: from when on they may try again; null where they may not. */
  retryAt?: number | null;
  /** Of a ticket: how its conversation is kept; null while it is open. */
  record?: TicketRecord | null;
  /** Of a closed ticket: how many days it is kept if its type is deleted. */
  keepDays?: number;
}

/** Up to when the cases of a server are made. */
export interface CaseMark {
  serverId: string;
  until: number;
  /** From when on the server was watched; what was there before is no news for anyone. */
  newsFrom: number;
  /** Members who joined before are not asked for a captcha. */
  since: number;
}

declare module '../../store/db' {
  interface Db {
    cases: CaseRow[];
    caseMarks: CaseMark[];
  }
}

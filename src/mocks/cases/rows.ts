import type { CaseKind, caseStates } from '@/features/cases/case';

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
}

/** The tables of this room. */
export interface CaseTables {
  cases: CaseRow[];
}

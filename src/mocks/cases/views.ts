import { iso } from '../clock';
import { holderView } from '../holder-checks/views';
import type { UserRow } from '../session/rows';
import type { CaseRow } from './rows';

type Users = ReadonlyMap<string, UserRow>;

const nameOf = (users: Users, id: string | null) =>
  id === null ? null : (users.get(id)?.displayName ?? 'Somebody who has left');

export const caseView = (users: Users, row: CaseRow) => ({
  id: row.id,
  kind: row.kind,
  member: holderView(row.userId, users.get(row.userId)),
  subject: row.subject,
  state: row.state,
  at: iso(row.at),
  lastAt: iso(row.entries.at(-1)?.at ?? row.at),
  by: nameOf(users, row.by),
  entries: row.entries.length,
});

export const caseDetailView = (users: Users, row: CaseRow) => ({
  ...caseView(users, row),
  rating: row.rating,
  log: row.entries.map(({ at, by, text }, index) => ({
    id: `${row.id}-${String(index)}`,
    at: iso(at),
    by: nameOf(users, by),
    isTeam: by !== null && by !== row.userId,
    text,
  })),
});

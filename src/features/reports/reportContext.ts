import type { ReportRow } from './report';

/** Where rows are at home; null for one that has no page. What belongs to other features is the site's to say. */
export type RowPath = (row: ReportRow) => string | null;

/** What a report on the screen knows. */
export interface ReportContext {
  /** Null for the report of the platform. */
  serverId: string | null;
  name: string;
  pathOf: RowPath;
  /** A member’s page; null where they have none here. */
  memberPath: (username: string) => string | null;
}

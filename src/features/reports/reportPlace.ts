import type { ReportRow } from './report';

/** Where rows are at home; null for one that has no page. What belongs to other features is the site's to say. */
export type RowPath = (row: ReportRow) => string | null;

/** What a report on the screen knows. */
export interface ReportPlace {
  serverId: string;
  name: string;
  pathOf: RowPath;
  memberPath: (username: string) => string;
}

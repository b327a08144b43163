import type { ReportRow } from './report';

/** Where rows are at home; what belongs to other features is the site's to say. */
export type RowPath = (row: ReportRow) => string | null;

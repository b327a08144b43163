interface ListShape {
  list?: string;
  total: number;
  part?: number;
  by?: string;
}
type Row = Record<string, unknown>;
export function answerAtScale(
  template: Record<string, unknown>,
  shape: ListShape,
  query: {
    page?: string;
    pageSize?: string;
    search?: string;
    after?: string;
    limit?: string;
    ids?: string;
    category?: string;
  },
): Record<string, unknown> & { items: Row[]; total: number; next?: string | null };
export function previewAtScale(
  after: string,
  members: number,
): { checked: number; gain: Row[]; members: number; next: string | null };

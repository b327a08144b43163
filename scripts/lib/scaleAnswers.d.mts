interface ListShape {
  list?: string;
  total: number;
  isWhole?: boolean;
}
type Row = Record<string, unknown>;
export function answerAtScale(
  template: Record<string, unknown>,
  shape: ListShape,
  query: { page?: string; pageSize?: string; search?: string; after?: string },
): Record<string, unknown> & { items: Row[]; total: number; next?: string | null };

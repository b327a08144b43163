export function compare(left: unknown, right: unknown): number | null;
export function disorderOf(rows: readonly object[], orderedBy: readonly string[]): string | null;

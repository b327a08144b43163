/** A time in UTC, to compare across time zones: "2026-11-23 13:14 UTC". */
export const utcText = (at: number): string =>
  Number.isFinite(at)
    ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'unknown';

/** Start of a recurring quest's next period after a claim, ms since 1970: days, weeks from Monday or months, in UTC. */
export function resetAfter(recurrence: string, claimedAt: number): number | null {
  const at = new Date(claimedAt);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (recurrence) {
    case 'DAILY':
      return Date.UTC(year, month, day + 1);
    case 'WEEKLY':
      return Date.UTC(year, month, day + 7 - ((at.getUTCDay() + 6) % 7));
    case 'MONTHLY':
      return Date.UTC(year, month + 1, 1);
    default:
      return null;
  }
}

export const MOST_LINES: number;
interface Tier {
  domains: readonly string[];
}
export function checkImports(
  files: ReadonlyMap<string, string>,
  order: { tiers: readonly Tier[] },
): { problems: string[]; largest: { domain: string; lines: number } | undefined };

import type { MemberRow } from '../members/rows';

/** A check of a rule, of all members or of some. */
export interface Check {
  /** ms since 1970. */
  at: number;
  ruleId: string;
  who: 'ALL' | readonly MemberRow[];
}

type Checks = Map<string, 'ALL' | Set<MemberRow>>;

/** The checks up to `to`, by time; those of the same time come together. */
export function checkQueue(first: readonly Check[], to: number) {
  const due = new Map<number, Checks>();
  /** The latest first. */
  let times: number[] = [];

  function note({ at, ruleId, who }: Check): boolean {
    const isNew = !due.has(at);
    const checks = due.get(at) ?? new Map<string, 'ALL' | Set<MemberRow>>();
    due.set(at, checks);
    const known = checks.get(ruleId);
    if (who === 'ALL' || known === 'ALL') checks.set(ruleId, 'ALL');
    else if (known) for (const member of who) known.add(member);
    else checks.set(ruleId, new Set(who));
    return isNew;
  }

  for (const check of first) if (check.at <= to) note(check);
  times = [...due.keys()].toSorted((one, other) => other - one);
  return {
    add(check: Check): void {
      if (check.at > to || !note(check)) return;
      const place = times.findLastIndex((at) => at > check.at);
      times.splice(place + 1, 0, check.at);
    },
    next(): { at: number; checks: ReadonlyMap<string, 'ALL' | ReadonlySet<MemberRow>> } | null {
      const at = times.pop();
      const checks = at === undefined ? undefined : due.get(at);
      if (at === undefined || !checks) return null;
      due.delete(at);
      return { at, checks };
    },
  };
}

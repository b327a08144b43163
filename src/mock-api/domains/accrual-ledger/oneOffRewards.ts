import { ONE } from '@/features/bot-modules/fields/decimal';
import { grouped } from '../../store/grouped';
import { shareOut } from './budget';
import type { Period } from './periods';
import type { Program } from './programs';
import type { AccrualLine, AccrualRunRow } from './rows';

/** Something that is paid once. */
export interface Gain {
  userId: string;
  /** What it is for; the same for a member is paid once by a rule. */
  key: string;
  /** Base units. */
  worth: bigint;
  /** 1 where it is counted, 0 for what is given on top. */
  units: number;
}

/** What is left of the limits, in whole points; null without one. */
export interface Limits {
  member: (userId: string) => number | null;
  all: number | null;
}

interface Asked {
  program: Program;
  serverId: string;
  period: Period;
  /** Made of the rule, the end of the period and, where there are several, what it is about. */
  id: string;
  name: string;
  gains: readonly Gain[];
  skipped: Record<string, number>;
  limits: Limits;
  multiplierOf?: (userId: string) => number;
}

/** The line of a member, before anything is shared out. */
function lineOf(userId: string, gains: readonly Gain[], asked: Asked): AccrualLine {
  const of: Record<string, number> = {};
  let worth = 0n;
  let units = 0;
  for (const gain of gains) {
    worth += gain.worth;
    units += gain.units;
    of[gain.key] = Number(gain.worth / ONE);
  }
  const due = Number(worth / ONE);
  const left = asked.limits.member(userId);
  return {
    userId,
    units,
    multiplier: asked.multiplierOf?.(userId) ?? 1,
    points: left === null ? due : Math.min(due, left),
    owed: 0,
    streak: 0,
    last: asked.period.to,
    of,
  };
}

/** A run of things that are each paid once; null where there is nothing to tell. Nothing is changed. */
export function gainRun(asked: Asked): AccrualRunRow | null {
  const { program, serverId, period, id, name, gains, limits } = asked;
  const skipped = { ...asked.skipped };
  if (gains.length === 0 && Object.keys(skipped).length === 0) return null;
  const whose = grouped(gains, ({ userId }) => userId);
  const dues = [...whose].map(([userId, own]) => lineOf(userId, own, asked));
  const wanted = dues.reduce((sum, { points }) => sum + points, 0);
  const { shares } = shareOut(dues, limits.all, 'PRO_RATA');
  const lines = dues.map((line, place) => Object.assign({}, line, shares[place]));
  const isCut = ({ of = {}, points }: AccrualLine) =>
    points < Math.floor(Object.values(of).reduce((sum, each) => sum + each, 0));
  const cut = {
    MEMBER_LIMIT: dues.filter(isCut).length,
    BUDGET: lines.filter(({ points }, place) => points < (dues[place]?.points ?? 0)).length,
  };
  for (const [reason, count] of Object.entries(cut))
    if (count > 0) skipped[reason] = (skipped[reason] ?? 0) + count;
  return {
    id,
    serverId,
    module: program.module,
    ruleId: program.rule.id,
    name,
    ...period,
    lookedAt: period.to,
    lines,
    skipped,
    wanted,
    points: lines.reduce((sum, { points }) => sum + points, 0),
  };
}

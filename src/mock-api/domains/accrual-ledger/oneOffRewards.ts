import { ONE } from '@/features/modules/common-fields/decimal';
import { grouped } from '../../store/grouped';
import { shareOut } from './budget';
import type { Period } from './periods';
import type { Program } from './programs';
import type { AccrualLine, AccrualRunRow } from './rows';

/** A reward that a rule pays a member once. */
export interface OneOffReward {
  userId: string;
  /** The reason; a rule pays each reason once for each member. */
  key: string;
  /** Base units. */
  worth: bigint;
  /** 1 for a counted action, 0 for an extra. */
  units: number;
}

/** Rest of the limits, in whole points; null without a limit. */
export interface RewardLimits {
  member: (userId: string) => number | null;
  all: number | null;
}

interface Asked {
  program: Pick<Program, 'module'> & { rule: Pick<Program['rule'], 'id'> };
  serverId: string;
  period: Period;
  /** Made of the rule, the end of the period and, where there are several, the subject. */
  id: string;
  name: string;
  rewards: readonly OneOffReward[];
  skipped: Record<string, number>;
  limits: RewardLimits;
  multiplierOf?: (userId: string) => number;
}

/** A member's line before the limit of all members is applied. */
function lineOf(userId: string, rewards: readonly OneOffReward[], asked: Asked): AccrualLine {
  const of: Record<string, number> = {};
  let worth = 0n;
  let units = 0;
  for (const reward of rewards) {
    worth += reward.worth;
    units += reward.units;
    of[reward.key] = Number(reward.worth / ONE);
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

/** A run of one-off rewards; null if it would be empty. Changes nothing. */
export function oneOffRun(asked: Asked): AccrualRunRow | null {
  const { program, serverId, period, id, name, rewards, limits } = asked;
  const skipped = { ...asked.skipped };
  if (rewards.length === 0 && Object.keys(skipped).length === 0) return null;
  const whose = grouped(rewards, ({ userId }) => userId);
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

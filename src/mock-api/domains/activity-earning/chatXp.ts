import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { dropsIn } from './engageRuns';
import type { Hour } from './engageHour';
import { payWritten } from './engagePay';
import type { Period } from '../accrual-ledger/periods';
import type { ChatProgram } from '../accrual-ledger/programs';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';
import type { PresentMembers } from '../accrual-ledger/memberPresence';

/** The id of a run of XP; a rule has one an hour. */
export const xpRunId = (ruleId: string, to: number): string => `xp-${ruleId}-${String(to)}`;

/** Rules of chat to earn that are on, in the order in which a message is meant for them: those for currency first. */
export const rulesInOrder = (programs: readonly ChatProgram[]): ChatProgram[] =>
  programs
    .filter(({ isOn }) => isOn)
    .toSorted((one, other) => Number(paysCurrency(other)) - Number(paysCurrency(one)));

export const paysCurrency = ({ values }: ChatProgram): boolean => values.pays === 'CURRENCY';

/** What an hour of messages is counted by. */
export interface XpHour extends Pick<Hour, 'guild' | 'period' | 'activity'> {
  /** The rules that are on, as `rulesInOrder` has them. */
  rules: readonly ChatProgram[];
  /** Runs of chat to earn so far. */
  runs: readonly AccrualRunRow[];
}

/** What a member’s messages of an hour bring in XP by a rule. */
export const xpPay = (
  hour: XpHour,
  rule: ChatProgram,
  roles: ReadonlySet<string>,
  userId: string,
) =>
  payWritten({
    hour,
    rule,
    earlier: hour.rules.slice(0, hour.rules.indexOf(rule)),
    roles,
    userId,
    runs: hour.runs,
    left: null,
    factor: 1,
  });

/** The roles a member had at a moment. */
export const rolesAt = (
  { roles }: { roles: readonly { roleId: string; at: number }[] },
  moment: number,
): Set<string> => new Set(roles.filter(({ at }) => at <= moment).map(({ roleId }) => roleId));

/** An hour as a rule counts it in XP; null where there is nothing to tell. Nothing is changed. */
export function xpRun(
  hour: XpHour,
  rule: ChatProgram,
  members: PresentMembers,
): AccrualRunRow | null {
  const { guild, period, activity } = hour;
  const skipped: Record<string, number> = {};
  const lines: AccrualLine[] = [];
  for (const userId of writersIn(activity, period)) {
    const member = members.get(userId);
    if (!member) continue;
    const pay = xpPay(hour, rule, rolesAt(member.row, period.to), userId);
    for (const [reason, count] of Object.entries(pay.skipped))
      skipped[reason] = (skipped[reason] ?? 0) + count;
    if (pay.units > 0)
      lines.push({
        userId,
        units: pay.units,
        multiplier: 1,
        points: pay.points,
        owed: 0,
        streak: 0,
        last: pay.last,
        ...dropsIn(pay),
      });
  }
  if (lines.length === 0 && Object.keys(skipped).length === 0) return null;
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return {
    id: xpRunId(rule.rule.id, period.to),
    serverId: guild.id,
    module: 'chat-to-earn',
    ruleId: rule.rule.id,
    name: rule.name,
    ...period,
    lookedAt: period.to,
    lines,
    skipped,
    wanted: points,
    points,
    isXp: true,
  };
}

const writersIn = (activity: Hour['activity'], { from, to }: Period): Set<string> =>
  new Set(
    activity
      .filter(({ kind, at }) => kind === 'MESSAGE' && at > from && at <= to)
      .map(({ userId }) => userId),
  );

/** Runs of messages on a server, of points and of XP. */
export const chatRuns = ({ db }: World, { id }: GuildRow): AccrualRunRow[] =>
  db.accrualRuns.filter(({ serverId, module }) => serverId === id && module === 'chat-to-earn');

/** Counts what messages of a run have brought as XP: of a run of points as much. Once, however often it is called. */
export function countXp({ db }: World, run: AccrualRunRow): void {
  if (db.xp.some(({ ref }) => ref === run.id)) return;
  for (const { userId, points } of run.lines)
    if (points > 0)
      db.xp.push({
        id: `${run.id}-${userId}`,
        at: run.to,
        serverId: run.serverId,
        userId,
        kind: 'CHAT',
        xp: points,
        ref: run.id,
      });
}

/** Writes a run of XP down, unless it is there. */
export function keepXpRun(world: World, run: AccrualRunRow): void {
  if (world.db.accrualRuns.some(({ id }) => id === run.id)) return;
  world.db.accrualRuns.push(run);
  countXp(world, run);
}

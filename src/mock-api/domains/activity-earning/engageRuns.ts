import { shareOut } from '../accrual-ledger/budget';
import type { HourPay } from './chat';
import { barOf, engageMultiplier, type EngageFacts } from './engage';
import { engageFactsOf, serverLeft, type Hour } from './engageHour';
import { activityPay, chatPay } from './engagePay';
import { runIdOf } from '../accrual-ledger/periods';
import type { ChatProgram, EngageProgram } from '../accrual-ledger/programs';
import type { AccrualLine, AccrualRunRow } from '../accrual-ledger/rows';
import type { PresentMembers } from '../accrual-ledger/memberPresence';

/** A rule of chat to earn, or engage to earn itself. */
export type ActivityProgram = ChatProgram | EngageProgram;

/** What an hour pays a member by a rule. */
export function payOf(
  hour: Hour,
  rule: ActivityProgram,
  facts: EngageFacts,
  userId: string,
  runs: readonly AccrualRunRow[],
): HourPay {
  return rule.module === 'chat-to-earn'
    ? chatPay(hour, rule, facts, userId, runs)
    : activityPay(hour, facts, userId, runs);
}

/** Members who did something in an hour a rule may pay for. */
function activeIn({ activity, period }: Hour, { module }: ActivityProgram): string[] {
  const now = activity.filter(({ at }) => at > period.from);
  if (module === 'chat-to-earn')
    return [...new Set(now.filter(({ kind }) => kind === 'MESSAGE').map(({ userId }) => userId))];
  const others = now.filter(({ kind }) => kind === 'REACTION' || kind === 'VOICE');
  const reactedTo = new Set(others.map(({ messageId }) => messageId));
  const authors = activity.filter(
    ({ kind, messageId }) => kind === 'MESSAGE' && messageId !== null && reactedTo.has(messageId),
  );
  return [...new Set([...others, ...authors].map(({ userId }) => userId))];
}

/** What of a line came of drops, where any did. */
export const dropsIn = ({ drops }: HourPay): Pick<AccrualLine, 'of'> =>
  drops === undefined ? {} : { of: { drops } };

/** An hour as it would be paid by a rule; null where there is nothing to tell. Nothing is changed. */
export function hourRun(
  hour: Hour,
  rule: ActivityProgram,
  members: PresentMembers,
  runs: readonly AccrualRunRow[],
): AccrualRunRow | null {
  const { period, guild, engage } = hour;
  const skipped: Record<string, number> = {};
  const lines: AccrualLine[] = [];
  for (const userId of activeIn(hour, rule)) {
    const member = members.get(userId);
    if (!member) continue;
    const facts = engageFactsOf(hour, member.row, member.discordId);
    const bar = barOf(engage.values, facts);
    const pay = bar === null ? payOf(hour, rule, facts, userId, runs) : null;
    const left = pay?.skipped ?? (bar === null ? {} : { [bar]: 1 });
    for (const [reason, count] of Object.entries(left))
      skipped[reason] = (skipped[reason] ?? 0) + count;
    if (pay && pay.units > 0)
      lines.push({
        userId,
        units: pay.units,
        multiplier: engageMultiplier(engage.values, facts),
        points: pay.points,
        owed: 0,
        streak: 0,
        last: pay.last,
        ...dropsIn(pay),
      });
  }
  if (lines.length === 0 && Object.keys(skipped).length === 0) return null;
  const { shares } = shareOut(lines, serverLeft(engage, runs, period.to), 'PRO_RATA');
  return {
    id: runIdOf(rule.rule.id, period.to),
    serverId: guild.id,
    module: rule.module,
    ruleId: rule.rule.id,
    name: rule.name,
    ...period,
    lookedAt: period.to,
    lines: lines.map((line, place) => Object.assign({}, line, shares[place])),
    skipped,
    wanted: lines.reduce((sum, { points }) => sum + points, 0),
    points: shares.reduce((sum, { points }) => sum + points, 0),
  };
}

import { isOn, textAt } from '@/features/bot-modules/engine/read';
import { unitsOf } from '@/features/bot-modules/fields/decimal';
import { isoOrNull } from '../clock';
import { memberOf } from '../members/members';
import type { Asked } from '../rules/conditions';
import { LINK_WALLET } from '../rules/fixes';
import { indexHoldings } from '../rules/holdingIndex';
import { countedInWords } from './accrualWords';
import { payHold, wholePoints, type HoldReason } from './hold';
import { doneBetween } from './holdDone';
import { factsOf, runsOf, type Period } from './holdRuns';
import { holdDetails, holdMakeup, holdPays, otherReward } from './holdWords';
import { periodAfter } from './periods';
import { holdPrograms, wasUnlocked, type Program } from './programs';
import { accrualOf } from './ledger';
import { startOf } from './settle';

const reasons: Readonly<Record<HoldReason, string>> = {
  NO_POINTS: '',
  NO_WALLET: 'You have no wallet linked, so we cannot see what you hold.',
  NO_ROLE: 'You have none of the roles it asks for.',
  TOO_SHORT: 'You do not hold it for long enough yet.',
  LISTED: 'What you hold of it is on sale, which does not count.',
  NOT_HELD: 'Your linked wallets do not hold enough of it.',
};

/** The period of a program that is under way; null before it has begun and once it is over. */
export function periodNow(asked: Pick<Asked, 'world' | 'guild'>, program: Program): Period | null {
  const { world, guild } = asked;
  const now = world.clock.now();
  const row = accrualOf(world, guild.id, program, now);
  if (row === null) return null;
  const period = periodAfter(startOf(program, row), textAt(program.values, 'cadence'), now);
  return program.endsAt !== null && period.to > program.endsAt ? null : period;
}

/** What each program in force brings somebody, as the code that pays has it. */
export function holdEarning(asked: Asked) {
  const { world, guild, userId } = asked;
  const now = world.clock.now();
  const member = memberOf(world, guild.id, userId);
  const index = indexHoldings(world);
  return holdPrograms(world, guild).flatMap((program) => {
    if (!program.isOn || !wasUnlocked(world, guild.id, program.module, now)) return [];
    const period = periodNow(asked, program);
    if (!member || (program.endsAt !== null && program.endsAt <= now)) return [];
    const { values, rule } = program;
    const last = runsOf(world, rule.id)
      .at(-1)
      ?.lines.find((line) => line.userId === userId);
    // As it will be at its end, if nothing changes.
    const at = period?.to ?? now;
    const facts = factsOf(index, member, {
      from: period?.from ?? now,
      at,
      streak: last?.streak ?? 0,
    });
    const done = doneBetween(world, guild.id, values, { from: facts.from, to: at });
    const pay = payHold(values, done === null ? facts : { ...facts, done: done(userId) });
    const isLast = period === null;
    const cap = isOn(values, 'hasCap') ? unitsOf(values['cap']) : null;
    return [
      {
        id: rule.id,
        title: program.name,
        pays: holdPays(values),
        counted: pay.reason === null ? countedInWords(program.module, pay.units) : null,
        details: [...holdDetails(guild, values), ...holdMakeup(pay)],
        multiplier: pay.reason === null ? pay.multiplier : null,
        next: pay.reason === null && !isLast ? pay.points + (last?.owed ?? 0) : null,
        nextAt: isoOrNull(period?.to ?? null),
        limit:
          cap === null || pay.reason !== null
            ? null
            : {
                label: 'Limit of a period',
                used: Math.min(pay.points, wholePoints(cap)),
                most: wholePoints(cap),
              },
        why: isLast
          ? 'No payout is left before it ends.'
          : (otherReward(values) ?? (pay.reason === null ? null : reasons[pay.reason])),
        fix: pay.reason === 'NO_WALLET' ? LINK_WALLET : null,
      },
    ];
  });
}

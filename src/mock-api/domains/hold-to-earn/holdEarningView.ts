import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { isoOrNull } from '../../store/clock';
import { memberOf } from '../members/members';
import type { MemberContext } from '../conditions/conditions';
import { LINK_WALLET } from '../wallets/wallets';
import { indexHoldings } from '../conditions/holdingIndex';
import { countedInWords } from '../accrual-ledger/accrualWords';
import { currencyOf, baseUnitsOf, moneyInWords } from '../accrual-ledger/currency';
import { payHold, type HoldReason } from './hold';
import { doneBetween } from './holdDone';
import type { Period } from '../accrual-ledger/periods';
import { factsOf, runsOf } from './holdRuns';
import { holdDetails, holdMakeup, holdPays } from './holdWords';
import { waitingFor } from '../accrual-ledger/lineStates';
import { periodAfter } from '../accrual-ledger/periods';
import { holdPrograms, wasUnlocked, type HoldProgram } from '../accrual-ledger/programs';
import { accrualOf } from '../accrual-ledger/ledger';
import { owedBy } from '../accrual-ledger/runAmounts';
import type { AccrualRunRow } from '../accrual-ledger/rows';
import { startOf } from '../accrual-ledger/programs';

const reasons: Readonly<Record<HoldReason, string>> = {
  NO_TOKEN: 'Couldn’t read the reward token.',
  NO_WALLET: 'You haven’t linked a wallet.',
  NO_ROLE: 'You don’t have a required role.',
  TOO_SHORT: 'You haven’t held it long enough yet.',
  LISTED: 'Your NFTs are listed or staked, so they don’t count.',
  NOT_HELD: 'Your linked wallets don’t hold enough.',
};

/** The current period of a program; null before its start and after its end. */
export function periodNow(
  context: Pick<MemberContext, 'world' | 'guild'>,
  program: HoldProgram,
): Period | null {
  const { world, guild } = context;
  const now = world.clock.now();
  const row = accrualOf(world, guild.id, program, now);
  if (row === null) return null;
  const period = periodAfter(startOf(program, row), program.values.cadence, now);
  return program.endsAt !== null && period.to > program.endsAt ? null : period;
}

/** A member's earnings by each active program, computed by the code that pays. */
export function holdEarningView(context: MemberContext) {
  const { world, guild, userId } = context;
  const now = world.clock.now();
  const member = memberOf(world, guild.id, userId);
  const index = indexHoldings(world);
  return holdPrograms(world, guild).flatMap((program) => {
    if (!program.isOn || !wasUnlocked(world, guild.id, program.module, now)) return [];
    const period = periodNow(context, program);
    if (!member || (program.endsAt !== null && program.endsAt <= now)) return [];
    const { values, rule } = program;
    const runs = runsOf(world, rule.id);
    const last = runs.at(-1)?.lines.find((line) => line.userId === userId);
    // As of the end of the period, if nothing changes.
    const at = period?.to ?? now;
    const facts = factsOf(index, member, {
      from: period?.from ?? now,
      at,
      streak: last?.streak ?? 0,
    });
    const done = doneBetween(world, guild.id, values, { from: facts.from, to: at });
    const pay = payHold(values, done === null ? facts : { ...facts, done: done(userId) });
    const isLast = period === null;
    const currency = currencyOf(values);
    const inCurrency = currency !== null && currency.mint !== undefined ? currency : null;
    const cap = currency !== null && values.hasCap ? baseUnitsOf(values.cap, currency) : null;
    const next =
      currency !== null && pay.reason === null && !isLast
        ? pay.amount + owedBy(lastIn(runs, currency.mint, userId))
        : null;
    const isCapped = cap !== null && pay.reason === null;
    return [
      {
        id: rule.id,
        title: program.name,
        pays: holdPays(guild, values),
        counted: pay.reason === null ? countedInWords(program.module, pay.units) : null,
        details: [
          ...aboutIt(values),
          ...holdDetails(guild, values),
          ...(isCapped && inCurrency
            ? [{ label: 'Limit per period', value: moneyInWords(cap, inCurrency) }]
            : []),
          ...holdMakeup(pay, values),
          ...waitingFor(world, rule.id, userId).map((value) => ({ label: 'Waiting', value })),
        ],
        multiplier: pay.reason === null && currency !== null ? pay.multiplier : null,
        next: next !== null && inCurrency === null ? Number(next) : null,
        nextAmount: next !== null && inCurrency ? moneyInWords(next, inCurrency) : null,
        nextAt: isoOrNull(period?.to ?? null),
        limit:
          isCapped && inCurrency === null
            ? {
                label: 'Limit per period',
                used: Math.min(pay.points, Number(cap)),
                most: Number(cap),
              }
            : null,
        why: isLast
          ? 'No payouts left before the program ends.'
          : pay.reason === null
            ? null
            : reasons[pay.reason],
        fix: pay.reason === 'NO_WALLET' ? LINK_WALLET : null,
      },
    ];
  });
}

/** The team's description of a program. */
const aboutIt = ({ description }: Program) => {
  const text = description.trim();
  return text === '' ? [] : [{ label: 'About', value: text }];
};

/** A member's line in the last run of a currency; leftovers are not carried over to another currency. */
const lastIn = (runs: readonly AccrualRunRow[], mint: string | null | undefined, userId: string) =>
  runs
    .findLast((run) => run.mint === mint && run.gives === undefined)
    ?.lines.find((line) => line.userId === userId);

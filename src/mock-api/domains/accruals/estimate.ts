import { unitsOf, ONE } from '@/features/modules/common-fields/decimal';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY } from '@/shared/time/durations';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { unitNameOf } from '@/features/modules/definitions/hold-to-earn/unitName';
import { isPaid } from '@/features/modules/definitions/hold-to-earn/rewardFields';
import type { GuildRow } from '../guilds/rows';
import { sureToken } from '../claims/views';
import { aDay, outgoingOf, runwayOf } from '../ledger-wallet/outgoing';
import { freeOf } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';
import { currencyOf, moneyInWords, type Currency } from '../accrual-ledger/currency';
import { payHold } from '../hold-to-earn/hold';
import { assetOf, type HoldFacts } from '../hold-to-earn/holdCount';
import { holdersIn } from '../hold-to-earn/holdRoles';
import { budgetLeft, holdRun } from '../hold-to-earn/holdRun';
import { givenInWords, holdNotes, periodInWords } from '../hold-to-earn/holdWords';
import { periodNow } from '../hold-to-earn/holdEarningView';
import { runsOf } from '../hold-to-earn/holdRuns';
import { holdProgramOf, type HoldProgram } from '../accrual-ledger/programs';
import { periodAfter } from '../accrual-ledger/periods';
import { paidBy, wantedBy } from '../accrual-ledger/runAmounts';

/** Some members as there are many. */
const HELD = [1, 3, 10];

/** A member who has held so many units of what a program counts for all of a period, and long before. */
function factsOfUnits({ assets, aggregate, match }: Program, units: number): HoldFacts {
  const isAcross = aggregate !== 'PER_ASSET';
  const isAny = match === 1;
  const held = new Map(
    assets.map((asset, place) => {
      // Counted together they are of the first asset, and of the others as few as are asked for.
      const least = isAny ? 0 : asset.least || 1;
      const rest = assets.slice(1).reduce((sum, each) => sum + (isAny ? 0 : each.least || 1), 0);
      const own = isAcross ? (place === 0 ? Math.max(0, units - rest) : least) : units;
      const each = asset.kind === 'TOKEN' ? (unitsOf(asset.perUnit) ?? ONE) : ONE;
      return [assetOf(asset), BigInt(own) * each];
    }),
  );
  return {
    from: 0,
    at: DAY,
    streak: 0,
    roles: new Set(),
    held: (asset) => [
      { amount: held.get(asset) ?? 0n, since: Number.NEGATIVE_INFINITY, knownSince: 0 },
    ],
  };
}

/** What members would earn by a program as it is typed, and all of them if the period ended now. */
export async function holdEstimate(
  here: ModuleContext,
  values: Program,
  ruleId: string | undefined,
  typed: number | undefined,
) {
  const { world, guild, row } = here;
  const own = row.rules.find(({ id }) => id === ruleId);
  const now = world.clock.now();
  const rule = own ?? { id: '', enabled: true, version: 0, updatedAt: now };
  const program = holdProgramOf(rule, values, true);
  const units = [...new Set([...HELD, ...(typed === undefined ? [] : [typed])])];
  const period = (own ? periodNow({ world, guild }, program) : null) ?? { from: now, to: now + 1 };
  const { run } = holdRun(world, guild.id, program, period);
  const { from, to } = periodAfter(now - 1, values.cadence, now);
  const perDay = aDay(paidBy(run), to - from);
  const currency = currencyOf(values);
  const inWords = (amount: bigint) =>
    currency && currency.mint !== undefined ? moneyInWords(amount, currency) : null;
  const isKnown = currency !== null || !isPaid.holds(values);
  return {
    unit: `${unitNameOf(values)}s`,
    cases: isKnown ? units.map((each) => caseOf(guild, values, each)) : [],
    everybody: isKnown
      ? {
          members:
            currency === null
              ? holdersIn(run).size
              : run.lines.filter((line) => paidBy(line) > 0n).length,
          points: run.points,
          wanted: run.wanted,
          amount: inWords(paidBy(run)),
          due: wantedBy(run) > paidBy(run) ? inWords(wantedBy(run)) : null,
          holders: holdersIn(run).size,
          perDay:
            currency === null
              ? null
              : {
                  token: currency.mint === undefined ? null : sureToken(currency.mint),
                  units: perDay.toString(),
                },
          daysLeft: await daysLeftWith(here, ruleId, currency, perDay),
          gives: currency === null ? givenInWords(guild, values) : null,
        }
      : null,
    notes: [
      ...(isKnown ? [] : ['Couldn’t read the reward token, so nothing would be paid.']),
      ...budgetNote(world, program, perDay),
      ...(await ledgerNote(world, guild.id, currency)),
      ...holdNotes(values),
      ...roleNote(values),
    ],
  };
}

/** How long the ledger wallet lasts when a program pays so much a day, in place of what it pays as it is saved. */
async function daysLeftWith(
  { world, guild }: ModuleContext,
  ruleId: string | undefined,
  currency: Currency | null,
  perDay: bigint,
): Promise<number | null> {
  if (currency?.mint === undefined) return null;
  const free = await freeOf(world, guild.id, currency.mint).catch(() => null);
  const others = outgoingOf(world, guild, ruleId).get(currency.mint) ?? 0n;
  return free === null ? null : runwayOf(free, others + perDay);
}

/** Days. */
const TWO_YEARS = 730;

/** How long the rest of the whole budget lasts for today's holders; nothing where they are paid nothing. */
function budgetNote(world: World, { rule, values }: HoldProgram, perDay: bigint): string[] {
  const currency = currencyOf(values);
  if (currency === null || perDay === 0n) return [];
  const left = budgetLeft(values, currency, runsOf(world, rule.id));
  if (left === null) return [];
  const days = Number(left / perDay);
  if (days > TWO_YEARS) return ['For today’s holders, the program’s budget lasts over 2 years.'];
  const end = new Date(world.clock.now() + days * DAY).toLocaleDateString(LANGUAGE, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [
    `For today’s holders, the program’s budget lasts about ${counted(days, 'day')}, until ${end}.`,
  ];
}
/** What the ledger wallet holds of what a program pays; nothing for points, and where the chain does not answer. */
async function ledgerNote(world: World, serverId: string, currency: Currency | null) {
  if (currency?.mint === undefined) return [];
  const held = await heldBy(world, serverId, currency.mint).catch(() => null);
  return held === null
    ? []
    : [
        `The ledger wallet holds ${moneyInWords(held, currency)}. Rewards it can’t cover wait for a top-up.`,
      ];
}

async function heldBy(world: World, serverId: string, mint: string | null) {
  const chain = await world.chain();
  const wallet = ledgerAddress(serverId);
  return mint === null ? chain.balance(wallet) : chain.tokenBalance(wallet, mint);
}

function caseOf(guild: GuildRow, values: Program, units: number) {
  const facts = factsOfUnits(values, units);
  // A member of an estimate has the first of the required roles.
  const required = values.requiredRoles.slice(0, 1);
  const { points, amount, reason } = payHold(values, { ...facts, roles: new Set(required) });
  const currency = currencyOf(values);
  const gets =
    currency === null
      ? reason === null
        ? givenInWords(guild, values)
        : 'get nothing'
      : `earn ${moneyInWords(amount, currency)} ${periodInWords(values)}`;
  return {
    units,
    points,
    sentence: `A member who holds ${counted(units, unitNameOf(values))} would ${gets ?? 'get nothing'}.`,
  };
}

const roleNote = ({ roleBonuses, traitBonuses, rarityBonuses }: Program): string[] =>
  [roleBonuses, traitBonuses, rarityBonuses].some(({ length }) => length > 0)
    ? ['Examples exclude bonuses for roles, traits, rarity and consecutive periods.']
    : [];

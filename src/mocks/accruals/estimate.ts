import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { unitsOf, ONE } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { counted } from '@/shared/text/counted';
import type { Here } from '../bot-modules/place';
import { payHold } from './hold';
import { assetOf, type HoldFacts } from './holdCount';
import { holdRun } from './holdRun';
import { holdNotes, otherReward, periodInWords } from './holdWords';
import { periodNow } from './holdEarning';
import { programOf } from './programs';

/** Some members as there are many. */
const HELD = [1, 3, 10];
const DAY = 86_400_000;

/** Somebody who has held so many units of what a program counts for all of a period, and long before. */
export function factsOfUnits(values: Values, units: number): HoldFacts {
  const assets = itemsAt(values, 'assets');
  const isAcross = textAt(values, 'aggregate') !== 'PER_ASSET';
  const isAny = numberAt(values, 'match') === 1;
  const held = new Map(
    assets.map((asset, place) => {
      // Counted together they are of the first asset, and of the others as few as are asked for.
      const least = isAny ? 0 : numberAt(asset, 'least', 1);
      const rest = assets
        .slice(1)
        .reduce((sum, each) => sum + (isAny ? 0 : numberAt(each, 'least', 1)), 0);
      const own = isAcross ? (place === 0 ? Math.max(0, units - rest) : least) : units;
      const each = textAt(asset, 'kind') === 'TOKEN' ? (unitsOf(asset['perUnit']) ?? ONE) : ONE;
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
export function holdEstimate(
  here: Here,
  values: Values,
  ruleId: string | undefined,
  typed: number | undefined,
) {
  const { world, guild, row } = here;
  const own = row.rules.find(({ id }) => id === ruleId);
  const now = world.clock.now();
  const rule = own ?? { id: '', enabled: true, version: 0, updatedAt: now };
  const program = programOf('hold-to-earn', rule, values, true);
  const other = otherReward(values);
  const amounts = [...new Set([...HELD, ...(typed === undefined ? [] : [typed])])];
  const period = (own ? periodNow({ world, guild }, program) : null) ?? { from: now, to: now + 1 };
  const { run } = holdRun(world, guild.id, program, period);
  const notes = other === null ? holdNotes(values) : [other];
  const required = roleNote(values);
  return {
    unit: 'units',
    cases: other === null ? amounts.map((units) => caseOf(values, units)) : [],
    everybody:
      other === null
        ? {
            members: run.lines.filter(({ points }) => points > 0).length,
            points: run.points,
            wanted: run.wanted,
          }
        : null,
    notes: [...notes, ...required],
  };
}

function caseOf(values: Values, units: number) {
  const facts = factsOfUnits(values, units);
  const required = itemsOfRoles(values);
  const { points } = payHold(values, { ...facts, roles: new Set(required) });
  return {
    units,
    points,
    sentence: `A member who holds ${counted(units, 'unit')} would earn ${counted(points, 'point')} ${periodInWords(values)}.`,
  };
}

/** Who is estimated has the first of the roles that are asked for. */
const itemsOfRoles = (values: Values): string[] => {
  const required = values['requiredRoles'];
  return Array.isArray(required) ? required.filter((id) => typeof id === 'string').slice(0, 1) : [];
};

const roleNote = (values: Values): string[] =>
  ['roleBonuses', 'traitBonuses', 'rarityBonuses'].some((name) => itemsAt(values, name).length > 0)
    ? ['The cases are without bonuses for roles, traits, rarity and periods in a row.']
    : [];

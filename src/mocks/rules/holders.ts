import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import type { ConditionResult } from '@/features/quests/quest';
import { asText } from '../holdings/holdings';
import type { LinkedWalletRow } from '../linked-wallets/rows';
import { LINK_WALLET } from './fixes';
import { wantedBy, type Wanted } from './holderConditions';
import type { HoldingIndex } from './holdingIndex';
import { reasonOf, tallyOf, type Tally } from './tally';

const DAY = 86_400_000;
const MATCH_ANYONE = 1;

/** What rules look at: a wallet, and whether it is its member's default one. */
export type RuleWallet = Pick<LinkedWalletRow, 'address' | 'flag'>;

/** How a holder rule came out for somebody. */
export interface HolderOutcome {
  conditions: ConditionResult[];
  /** Null where it hangs on what could not be checked. */
  qualifies: boolean | null;
}

/** A rule’s values, read once for all who are looked at by it. */
export interface ReadRule {
  wanted: readonly Wanted[];
  match: number;
  isDefaultOnly: boolean;
}

/** Reads what a holder rule asks for. */
export const readHolderRule = (values: Values): ReadRule => ({
  wanted: itemsAt(values, 'conditions').map(wantedBy),
  match: numberAt(values, 'match'),
  isDefaultOnly: textAt(values, 'walletScope') === 'DEFAULT_ONLY',
});

/** Where holdings are looked up, and when. */
export interface Look {
  index: HoldingIndex;
  now: number;
}

/**
 * The one evaluator of holder rules (decisions 78 and 87), of either module.
 *
 * @param wallets all that are linked; without any nobody qualifies, whatever they must not hold
 */
export function holderOutcome(
  look: Look,
  { wanted, match, isDefaultOnly }: ReadRule,
  wallets: readonly RuleWallet[],
): HolderOutcome {
  const counting = isDefaultOnly ? wallets.filter(({ flag }) => flag === 'DEFAULT') : wallets;
  const conditions = wanted.map((each, index) =>
    Object.assign({ id: `c${String(index + 1)}` }, conditionOutcome(look, each, counting)),
  );
  return { conditions, qualifies: verdict(conditions, match) };
}

/** No conditions let nobody in: a role for everybody would be a mistake. */
function verdict(results: readonly ConditionResult[], match: number): boolean | null {
  const isAny = match === MATCH_ANYONE;
  const deciding = results.some(({ met }) => met === isAny);
  if (results.length === 0) return false;
  if (deciding) return isAny;
  return results.some(({ met }) => met === null) ? null : !isAny;
}

function conditionOutcome(
  look: Look,
  wanted: Wanted,
  wallets: readonly RuleWallet[],
): Omit<ConditionResult, 'id'> {
  const label = wanted.isNegated ? `Not: ${wanted.label}` : wanted.label;
  const need = needOf(wanted);
  if (wallets.length === 0)
    return { label, met: false, have: '0', need, why: 'No wallet is linked.', fix: LINK_WALLET };
  const totals = totalsOf(look, wanted, wallets);
  const found = among(totals.map((tally) => isWithin(wanted, tally)));
  if (found === null)
    return { label, met: null, have: null, need, why: wanted.unchecked ?? UNTOLD, fix: null };
  const met = found !== wanted.isNegated;
  const best = totals.reduce((most, each) => (each.counted > most.counted ? each : most));
  const why = met ? null : reasonOf(wanted, best);
  return { label, met, have: asText(best.counted), need, why, fix: null };
}

const UNTOLD = 'We do not know yet which pieces these are.';

/** What the wallets hold of it, together or each by itself. */
function totalsOf(
  { index, now }: Look,
  wanted: Wanted,
  wallets: readonly RuleWallet[],
): readonly Tally[] {
  const { asset, days, isOfOneWallet } = wanted;
  const latest = now - days * DAY;
  const rowsOf = ({ address }: RuleWallet) =>
    asset === null ? [] : index.holdingsIn(address, asset);
  return isOfOneWallet
    ? wallets.map((wallet) => tallyOf(wanted, rowsOf(wallet), latest))
    : [tallyOf(wanted, wallets.flatMap(rowsOf), latest)];
}

/**
 * Whether what was counted is as many as are wanted. Of what cannot be looked up piece by piece the count is the
 * most it can be: too few of a collection are too few of any kind.
 */
function isWithin(wanted: Wanted, { counted, possible }: Tally): boolean | null {
  const { asset, least, most, unchecked, isOtherUnit } = wanted;
  if (unchecked !== null) {
    if (asset === null) return null;
    return counted === 0n || (!isOtherUnit && counted < least) ? false : null;
  }
  if (possible < least || (most !== null && counted > most)) return false;
  return counted >= least && (most === null || possible <= most) ? true : null;
}

const among = (found: readonly (boolean | null)[]): boolean | null =>
  found.includes(true) ? true : found.includes(null) ? null : false;

const needOf = ({ least, most, isNegated }: Wanted): string => {
  const range = most === null ? asText(least) : `${asText(least)} to ${asText(most)}`;
  if (!isNegated) return range;
  return most === null ? `fewer than ${range}` : `not ${range}`;
};

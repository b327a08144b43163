import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import type { ConditionResult } from '@/features/quests/quest';
import { asText, exact } from '../holdings/holdings';
import type { HoldingRow } from '../holdings/rows';
import type { LinkedWalletRow } from '../linked-wallets/rows';
import { LINK_WALLET } from './fixes';
import { wantedBy, type Wanted } from './holderConditions';
import type { HoldingIndex } from './holdingIndex';

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

type Totals = readonly { counted: bigint; held: bigint }[];

/**
 * The one evaluator of holder rules (decision 78), of either module. Holdings count as they are in the wallets:
 * an index of the chain does not tell which are staked or on sale.
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
  const found = among(totals.map(({ counted }) => isWithin(wanted, counted)));
  if (found === null)
    return { label, met: null, have: null, need, why: wanted.unchecked, fix: null };
  const met = found !== wanted.isNegated;
  const best = totals.reduce((most, each) => (each.counted > most.counted ? each : most), NOTHING);
  const why = met ? null : reasonOf(wanted, best);
  return { label, met, have: asText(best.counted), need, why, fix: null };
}

const NOTHING = { counted: 0n, held: 0n };

/** What the wallets hold of it, together or each by itself. */
function totalsOf(
  { index, now }: Look,
  { asset, days, isOfOneWallet }: Wanted,
  wallets: readonly RuleWallet[],
): Totals {
  const latest = now - days * DAY;
  const each = wallets.map(({ address }) => {
    const rows = asset === null ? [] : index.holdingsIn(address, asset);
    return {
      counted: sumOf(rows.filter(({ since }) => since <= latest)),
      held: sumOf(rows),
    };
  });
  if (isOfOneWallet) return each;
  const together = each.reduce(
    (sum, { counted, held }) => ({ counted: sum.counted + counted, held: sum.held + held }),
    NOTHING,
  );
  return [together];
}

const sumOf = (rows: readonly HoldingRow[]): bigint =>
  rows.reduce((sum, { amount }) => sum + exact(amount), 0n);

/**
 * Whether what was counted is as many as are wanted. Of what cannot be looked up piece by piece the count is the
 * most it can be: too few of a collection are too few of any kind.
 */
function isWithin(wanted: Wanted, counted: bigint): boolean | null {
  const { asset, least, most, unchecked, isOtherUnit } = wanted;
  if (unchecked === null) return counted >= least && (most === null || counted <= most);
  if (asset === null) return null;
  return counted === 0n || (!isOtherUnit && counted < least) ? false : null;
}

const among = (found: readonly (boolean | null)[]): boolean | null =>
  found.includes(true) ? true : found.includes(null) ? null : false;

const needOf = ({ least, most, isNegated }: Wanted): string => {
  const range = most === null ? asText(least) : `${asText(least)} to ${asText(most)}`;
  if (!isNegated) return range;
  return most === null ? `fewer than ${range}` : `not ${range}`;
};

/** Why a condition is not met, in words about whoever is asked after. */
function reasonOf({ days, isOfOneWallet }: Wanted, { counted, held }: typeof NOTHING): string {
  const where = isOfOneWallet ? 'The wallet with the most holds' : 'The wallets hold';
  return held > counted
    ? `${where} ${asText(held)}, and ${asText(counted)} of them for ${String(days)} days.`
    : `${where} ${asText(counted)}.`;
}

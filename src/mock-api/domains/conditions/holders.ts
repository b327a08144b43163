import type { ValuesOf } from '@/features/modules/common-fields/field';
import type tokenRule from '@/features/modules/definitions/crypto-holder-verification/definition';
import type pieceRule from '@/features/modules/definitions/holder-verification/definition';
import { MATCH_ANYONE } from '@/features/modules/field-types/match/field';
import type { ConditionResult } from '@/features/earning/quests/quest';
import { DAY } from '@/shared/time/durations';
import { asText } from '../holdings/holdings';
import type { LinkedWalletRow } from '../wallets/rows';
import type { HoldingRow } from '../holdings/rows';
import { priceAt } from '../market/prices';
import { LINK_WALLET } from '../wallets/wallets';
import { wantedPieces, wantedTokens, type Wanted } from './holderConditions';
import type { HoldingIndex } from './holdingIndex';
import { inDollars, reasonOf, tallyOf, type Tally } from './tally';

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

/** What a rule of one of the two modules says. */
export type HolderSettings =
  | { module: 'holder-verification'; values: ValuesOf<typeof pieceRule.fields> }
  | { module: 'crypto-holder-verification'; values: ValuesOf<typeof tokenRule.fields> };

/** Reads what a holder rule asks for. */
export const readHolderRule = (rule: HolderSettings): ReadRule => ({
  wanted:
    rule.module === 'holder-verification'
      ? rule.values.conditions.map(wantedPieces)
      : rule.values.conditions.map(wantedTokens),
  match: rule.values.match,
  isDefaultOnly: rule.values.walletScope === 'DEFAULT_ONLY',
});

/** Where holdings are looked up, and when. */
export interface Valuation {
  index: HoldingIndex;
  now: number;
  /** What a token is worth then (`priceAt`). */
  priceOf: (mint: string) => bigint | null;
}

/** A look at many members: what is the same for all of them is worked out once. */
export function valuationAt(index: HoldingIndex, now: number): Valuation {
  const prices = new Map<string, bigint | null>();
  const priceOf = (mint: string) => {
    const known = prices.get(mint);
    if (known !== undefined) return known;
    const price = priceAt(mint, now);
    prices.set(mint, price);
    return price;
  };
  return { index, now, priceOf };
}

/**
 * The one evaluator of holder rules (decisions 78, 87 and 121), of either module.
 *
 * @param wallets all that are linked; without any nobody qualifies, whatever they must not hold
 * @param isKept whether the rule has given its roles already: what they are worth may then fall a little
 */
export function holderOutcome(
  look: Valuation,
  { wanted, match, isDefaultOnly }: ReadRule,
  wallets: readonly RuleWallet[],
  isKept = false,
): HolderOutcome {
  const counting = isDefaultOnly ? wallets.filter(({ flag }) => flag === 'DEFAULT') : wallets;
  const conditions = wanted.map((each, index) =>
    Object.assign(
      { id: `c${String(index + 1)}` },
      conditionOutcome(look, isKept ? eased(each) : each, counting),
    ),
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

/** What keeps a role: by the slack of the condition less than what brings it. */
const eased = (wanted: Wanted): Wanted =>
  wanted.isNegated
    ? wanted
    : { ...wanted, least: (wanted.least * BigInt(100 - wanted.slack)) / 100n };

function conditionOutcome(
  look: Valuation,
  wanted: Wanted,
  wallets: readonly RuleWallet[],
): Omit<ConditionResult, 'id'> {
  const { label } = wanted;
  const need = needOf(wanted);
  if (wallets.length === 0)
    return { label, met: false, have: '0', need, why: 'No linked wallets', fix: LINK_WALLET };
  const totals = totalsOf(look, wanted, wallets);
  const found = among(totals.tallies.map((tally) => isWithin(wanted, totals.unchecked, tally)));
  if (found === null)
    return { label, met: null, have: null, need, why: totals.unchecked ?? UNTOLD, fix: null };
  const met = found !== wanted.isNegated;
  const best = totals.tallies.reduce((most, each) => (each.counted > most.counted ? each : most));
  const why = met ? null : reasonOf(wanted, best);
  return { label, met, have: asText(best.counted), need, why, fix: null };
}

const UNTOLD = 'We couldn’t identify all NFTs in the linked wallets yet. Try again later.';
const NO_NETWORK = 'Couldn’t check the SOL balance. Try again later.';
const NO_PRICE = 'No price is available for this token.';
/** What SOL is traded as (base58). */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** What there is, and what keeps it from being the answer, in words; null where it is the answer. */
interface Totals {
  tallies: readonly Tally[];
  unchecked: string | null;
}

/** What the wallets hold of it, together or each by itself. */
function totalsOf(look: Valuation, wanted: Wanted, wallets: readonly RuleWallet[]): Totals {
  const latest = look.now - wanted.days * DAY;
  const rows = wallets.map(({ address }) => rowsIn(look, wanted, address));
  const isTold = !rows.includes(null);
  const counts = wanted.isOfOneWallet
    ? rows.map((each) => tallyOf(wanted, each ?? [], latest))
    : [
        tallyOf(
          wanted,
          rows.flatMap((each) => each ?? []),
          latest,
        ),
      ];
  const price = wanted.isInDollars ? look.priceOf(wanted.asset ?? WRAPPED_SOL) : null;
  return {
    tallies: price === null ? counts : counts.map((tally) => inDollars(tally, price)),
    unchecked:
      wanted.unchecked ??
      (isTold ? null : NO_NETWORK) ??
      (wanted.isInDollars && price === null ? NO_PRICE : null),
  };
}

/** Holdings of a wallet that a condition is about; null where nobody has told. */
function rowsIn({ index }: Valuation, { asset, isSol }: Wanted, wallet: string) {
  if (!isSol) return asset === null ? [] : index.holdingsIn(wallet, asset);
  const lamports = index.lamportsIn(wallet);
  // A billionth of SOL is a lamport.
  const row = (held: bigint): HoldingRow => ({
    wallet,
    asset: 'SOL',
    amount: asText(held),
    since: 0,
  });
  return lamports === null ? null : [row(lamports)];
}

/**
 * Whether what was counted is as many as are wanted. Of what cannot be looked up piece by piece the count is the
 * most it can be: too few of a collection are too few of any kind.
 */
function isWithin(
  { asset, least, most }: Wanted,
  unchecked: string | null,
  { counted, possible }: Tally,
): boolean | null {
  if (unchecked !== null) return asset !== null && possible === 0n ? false : null;
  if (possible < least || (most !== null && counted > most)) return false;
  return counted >= least && (most === null || possible <= most) ? true : null;
}

const among = (found: readonly (boolean | null)[]): boolean | null =>
  found.includes(true) ? true : found.includes(null) ? null : false;

const needOf = ({ least, most, isNegated }: Wanted): string => {
  const [low, high] = [asText(least), most === null ? null : asText(most)];
  if (high === null) return isNegated ? `less than ${low}` : low;
  return isNegated ? `less than ${low} or more than ${high}` : `${low} to ${high}`;
};

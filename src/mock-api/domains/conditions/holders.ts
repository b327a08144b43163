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

/** The facts of a wallet that rules use: its address, and whether it is the member's default. */
export type RuleWallet = Pick<LinkedWalletRow, 'address' | 'flag'>;

/** Result of a holder rule for a member. */
export interface HolderOutcome {
  conditions: ConditionResult[];
  /** Null where it depends on a condition that could not be checked. */
  qualifies: boolean | null;
}

/** A rule's requirements, parsed once for all members. */
export interface ReadRule {
  wanted: readonly Wanted[];
  match: number;
  isDefaultOnly: boolean;
}

/** Settings of a rule of either module. */
export type HolderSettings =
  | { module: 'holder-verification'; values: ValuesOf<typeof pieceRule.fields> }
  | { module: 'crypto-holder-verification'; values: ValuesOf<typeof tokenRule.fields> };

/** Parses the requirements of a holder rule. */
export const readHolderRule = (rule: HolderSettings): ReadRule => ({
  wanted:
    rule.module === 'holder-verification'
      ? rule.values.conditions.map(wantedPieces)
      : rule.values.conditions.map(wantedTokens),
  match: rule.values.match,
  isDefaultOnly: rule.values.walletScope === 'DEFAULT_ONLY',
});

/** Source of holdings, and the time. */
export interface Valuation {
  index: HoldingIndex;
  now: number;
  /** Price of a token at that time (`priceAt`). */
  priceOf: (mint: string) => bigint | null;
}

/** For checking many members: reads each price once. */
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
 * The one evaluator of holder rules of either module (docs/product/earning-programs.md,
 * docs/product/posts-and-messages.md).
 *
 * @param wallets all linked wallets; a member without any never qualifies, even by negated conditions
 * @param isKept whether the member already has the rule's roles: the value may then drop by the slack
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

/** A rule without conditions admits no one: giving its role to every member would be a mistake. */
function verdict(results: readonly ConditionResult[], match: number): boolean | null {
  const isAny = match === MATCH_ANYONE;
  const deciding = results.some(({ met }) => met === isAny);
  if (results.length === 0) return false;
  if (deciding) return isAny;
  return results.some(({ met }) => met === null) ? null : !isAny;
}

/** The requirement for keeping a role: less by the condition's slack. */
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
/** Mint of wrapped SOL, by which SOL is priced (base58). */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

/** The counted holdings, and why they do not decide the condition, in words; null where they do. */
interface Totals {
  tallies: readonly Tally[];
  unchecked: string | null;
}

/** Counts the wallets' holdings, together or each wallet separately. */
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

/** Holdings of a wallet that a condition is about; null where the network has not answered. */
function rowsIn({ index }: Valuation, { asset, isSol }: Wanted, wallet: string) {
  if (!isSol) return asset === null ? [] : index.holdingsIn(wallet, asset);
  const lamports = index.lamportsIn(wallet);
  // Amounts are billionths, and a lamport is a billionth of SOL.
  const row = (held: bigint): HoldingRow => ({
    wallet,
    asset: 'SOL',
    amount: asText(held),
    since: 0,
  });
  return lamports === null ? null : [row(lamports)];
}

/**
 * Whether the count is within the limits. Where single NFTs are unknown, the count is the maximum of any kind: too few
 * of a collection are too few of each kind.
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

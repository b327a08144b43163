import { nftsInWords } from '../../common-fields/holderSentence';
import { MATCH_ANYONE } from '../../field-types/match/field';
import {
  amountWords,
  listOfPieces,
  say,
  type Names,
  type Piece,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import type { ValuesOf } from '../../common-fields/field';
import definition from './definition';
import type { fields } from './fields';

type Program = ValuesOf<typeof fields>;
type Asset = Program['assets'][number];

const paces: Readonly<Record<string, string>> = {
  HOURLY: 'an hour',
  DAILY: 'a day',
  WEEKLY: 'a week',
  MONTHLY: 'a month',
};

const sentence: SentenceOf<Program> = (values, names) => {
  const { rewardKind, rewardRoles, rewardMultiplier, cadence, assets, match } = values;
  const word = match === MATCH_ANYONE ? 'or' : 'and';
  const holders = listOfPieces(
    assets.map((asset) => heldOf(asset, names)),
    word,
  );
  if (rewardKind === 'ROLE')
    return say`Gives ${names.roles(rewardRoles)} to members who hold ${holders}`;
  if (rewardKind === 'MULTIPLIER')
    return say`Multiplies chat and X rewards by ${String(rewardMultiplier)} for members who hold ${holders}`;
  const pace = paces[cadence] ?? 'a day';
  const units = listOfPieces(
    assets.map((asset) => unitOf(asset, names)),
    word,
  );
  const currency = currencyOf(values, names);
  return say`Pays ${rateOf(values, currency)} ${pace} for ${units}${budgetOf(values, currency, pace)}`;
};

const currencyOf = ({ rewardKind, mint }: Program, names: Names): Piece =>
  rewardKind === 'POINTS' ? 'points' : rewardKind === 'SOL' ? 'SOL' : names.symbol(mint);

function rateOf({ rateKind, rate, ranges }: Program, currency: Piece): Sentence {
  if (rateKind !== 'RANGES') return say`${amountWords(rate)} ${currency}`;
  const [least, most] = [ranges.at(0), ranges.at(-1)];
  if (!least || !most) return say`${currency}`;
  return least === most
    ? say`${amountWords(least.amount)} ${currency}`
    : say`${amountWords(least.amount)} to ${amountWords(most.amount)} ${currency}`;
}

/** ", within a budget of 10,000 points a day and 300,000 in all"; nothing while it isn't set. */
const budgetOf = ({ budgetPeriod, budgetTotal }: Program, currency: Piece, pace: string) =>
  budgetPeriod === '' || budgetTotal === ''
    ? ''
    : say`, within a budget of ${amountWords(budgetPeriod)} ${currency} ${pace} and ${amountWords(budgetTotal)} in all`;

/** What members hold to take part: "2 or more NFTs of Keep". */
const heldOf = ({ kind, collection, mint, perUnit, least }: Asset, names: Names): Sentence =>
  kind === 'TOKEN'
    ? say`${amountWords(perUnit)} ${names.symbol(mint)}`
    : say`${nftsInWords(least, null)} of ${names.asset(collection)}`;

/** What a reward is counted by: "each NFT of Keep", "every 1,000 KEEP". */
const unitOf = ({ kind, collection, mint, perUnit }: Asset, names: Names): Sentence =>
  kind === 'TOKEN'
    ? say`every ${amountWords(perUnit)} ${names.symbol(mint)}`
    : say`each NFT of ${names.asset(collection)}`;

export default writtenBy(definition, sentence);

import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { inWords, unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { counted } from '@/shared/text/counted';
import type { GuildRow } from '../discord/rows';
import { findCollection, findToken } from '../market/market';
import type { HoldPay } from './hold';
import { holdParts, type HoldPart } from './holdParts';
import { roleNames } from '../rules/conditions';

const periods: Readonly<Record<string, string>> = {
  HOURLY: 'an hour',
  DAILY: 'a day',
  WEEKLY: 'a week',
  MONTHLY: 'a month',
};

/** The length of a period, in words: "a day". */
export const periodInWords = (values: Values): string =>
  periods[textAt(values, 'cadence')] ?? 'a period';

const amount = (text: unknown): string => inWords(unitsOf(text) ?? 0n);

/** Why a program pays no points; null for one that does. */
export function otherReward(values: Values): string | null {
  switch (textAt(values, 'rewardKind')) {
    case 'POINTS':
      return null;
    case 'ROLE':
      return 'It gives a role, and no points.';
    case 'MULTIPLIER':
      return 'It raises what chatting and tweeting pay, and brings no points by itself.';
    default:
      return 'It pays in tokens, and brings no points.';
  }
}

/** What a program pays, in words: "5 points for each unit, a day". */
export function holdPays(values: Values): string {
  const other = otherReward(values);
  if (other !== null) return other;
  const each =
    textAt(values, 'rateKind') === 'RANGES'
      ? itemsAt(values, 'ranges')
          .toSorted((one, more) => numberAt(one, 'from') - numberAt(more, 'from'))
          .map(
            (range) =>
              `${amount(range['amount'])} from ${counted(numberAt(range, 'from'), 'unit')}`,
          )
          .join(', ')
      : `${amount(values['rate'])} for each unit`;
  return `Points ${periodInWords(values)}: ${each}.`;
}

/** An asset of a program with what a unit of it is. */
function assetInWords(asset: Values): string {
  const least = numberAt(asset, 'least', 1);
  const from = least > 1 ? `, at least ${counted(least, 'unit')}` : '';
  if (textAt(asset, 'kind') === 'TOKEN') {
    const symbol = findToken(textAt(asset, 'mint'))?.symbol ?? 'tokens';
    return `a unit is ${amount(asset['perUnit'])} ${symbol}${from}`;
  }
  return `${findCollection(textAt(asset, 'collection'))?.name ?? 'A collection'}${from}`;
}

/** What a program asks for, each by its name. */
export function holdDetails(guild: GuildRow, values: Values): { label: string; value: string }[] {
  const assets = itemsAt(values, 'assets').map(assetInWords);
  const days = numberAt(values, 'minHoldDays');
  const roles = textsAt(values, 'requiredRoles');
  return [
    { label: 'Counts', value: assets.join(numberAt(values, 'match') === 1 ? ' or ' : ' and ') },
    ...(days > 0 ? [{ label: 'Held for', value: counted(days, 'day') }] : []),
    ...(roles.length > 0 ? [{ label: 'Role', value: roleNames(guild, roles) }] : []),
    ...(leavesOutListed(values) ? [{ label: 'On sale', value: 'does not count' }] : []),
    ...bonusDetails(values),
    ...(isOn(values, 'hasStreak')
      ? [
          {
            label: 'In a row',
            value: `${String(numberAt(values, 'streakPercent'))} % more for each period, for ${String(numberAt(values, 'streakMost'))} at most`,
          },
        ]
      : []),
  ];
}

const hasPieceBonuses = (values: Values): boolean =>
  itemsAt(values, 'traitBonuses').length + itemsAt(values, 'rarityBonuses').length > 0;

/** Whether what is on sale does not count; a market holds the right to move it, so that it is delegated too. */
const leavesOutListed = (values: Values): boolean =>
  (isOn(values, 'isNotListed') || isOn(values, 'isNotDelegated')) &&
  itemsAt(values, 'assets').some((asset) => textAt(asset, 'kind') !== 'TOKEN');

const factor = (bonus: Values): string => `times ${String(numberAt(bonus, 'multiplier', 1))}`;

const boosters = [
  ['chatBooster', '1 % for each minute you write in'],
  ['tweetBooster', '1 % for each action on a post of Tweet to earn'],
  ['reactionBooster', '1 % for each message of others you react to'],
] as const;

/** Bonuses of pieces and of what was done, in words. */
const bonusDetails = (values: Values) =>
  [
    {
      label: 'Traits',
      value: itemsAt(values, 'traitBonuses')
        .map((bonus) => `${textAt(bonus, 'trait')} ${textAt(bonus, 'value')} ${factor(bonus)}`)
        .join(', '),
    },
    {
      label: 'Rarity',
      value: itemsAt(values, 'rarityBonuses')
        .map((bonus) => `rank ${String(numberAt(bonus, 'rank'))} or rarer ${factor(bonus)}`)
        .join(', '),
    },
    {
      label: 'Boosters',
      value: boosters
        .filter(([name]) => numberAt(values, name) > 0)
        .map(([name, words]) => `${words}, up to ${String(numberAt(values, name))} %`)
        .join('; '),
    },
  ].filter(({ value }) => value !== '');

const partWords: Readonly<Record<Exclude<HoldPart, 'UNITS'>, string>> = {
  TRAITS: 'for traits',
  RANKS: 'for rarity',
  ROLES: 'for roles',
  STREAK: 'for periods in a row',
  BOOST: 'for what was done meanwhile',
  TIME: 'for the time it was held',
  LIMIT: 'by the limit of a member',
};

/** What the amount of a period is made of, where it is more than units times the rate. */
export function holdMakeup({ reason, units, leftOut, parts }: HoldPay) {
  if (reason !== null) return [];
  const others = holdParts.flatMap((part) => {
    const amountOf = parts[part];
    if (part === 'UNITS' || amountOf === 0n) return [];
    const size = inWords(amountOf < 0n ? -amountOf : amountOf);
    return [`${size} ${amountOf < 0n ? 'less' : 'more'} ${partWords[part]}`];
  });
  const base = `${inWords(parts.UNITS)} for ${counted(units, 'unit')}`;
  return [
    ...(leftOut > 0 ? [{ label: 'On sale, not counted', value: counted(leftOut, 'unit') }] : []),
    ...(others.length > 0 ? [{ label: 'This period', value: [base, ...others].join(', ') }] : []),
  ];
}

/** What figures of a program leave out, as the code that pays does. */
export const holdNotes = (values: Values): string[] => [
  ...(hasPieceBonuses(values) || leavesOutListed(values)
    ? [
        'Where it is not known which pieces somebody holds, they count without a bonus, and as not on sale.',
      ]
    : []),
  ...(boosters.some(([name]) => numberAt(values, name) > 0)
    ? ['The cases are of members who do nothing for a booster: 1 % more for each thing done.']
    : []),
  ...(textAt(values, 'claim') === 'AUTO'
    ? []
    : ['Points are added by themselves; nobody has to claim them.']),
];

import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { inWords, unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { counted } from '@/shared/text/counted';
import type { GuildRow } from '../guilds/rows';
import { findCollection, findToken } from '../market/market';
import { currencyOf } from '../accrual-ledger/currency';
import type { HoldPay } from './hold';
import { holdParts, type HoldPart } from './holdParts';
import { roleNames } from '../conditions/conditions';

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

const rolesGiven = (guild: GuildRow, values: Values): string => {
  const roles = textsAt(values, 'rewardRoles');
  const names = roleNames(guild, roles).replaceAll(' or ', ' and ');
  return `${roles.length === 1 ? 'the role' : 'the roles'} ${names}`;
};

/** The multiplier of a program, in words: "1.5 times". */
const timesInWords = (values: Values): string =>
  `${String(numberAt(values, 'rewardMultiplier', 1))} times`;

/** What members get whose holdings count, in words; null where that is an amount. */
export function givenInWords(guild: GuildRow, values: Values): string | null {
  switch (textAt(values, 'rewardKind')) {
    case 'ROLE':
      return `get ${rolesGiven(guild, values)} for as long as they hold`;
    case 'MULTIPLIER':
      return `earn ${timesInWords(values)} as much by chatting and with posts on X`;
    default:
      return null;
  }
}

const leading = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a program pays, in words: "Points a day: 5 for each unit." */
export function holdPays(guild: GuildRow, values: Values): string {
  switch (textAt(values, 'rewardKind')) {
    case 'ROLE':
      return `${leading(rolesGiven(guild, values))}, for as long as you hold. Checked once ${periodInWords(values)}.`;
    case 'MULTIPLIER':
      return `${leading(timesInWords(values))} as much for chatting and posts on X. Checked once ${periodInWords(values)}.`;
    default:
      return `${leading(currencyOf(values)?.symbol ?? 'tokens')} ${periodInWords(values)}: ${rateInWords(values)}.`;
  }
}

const rateInWords = (values: Values): string =>
  textAt(values, 'rateKind') === 'RANGES'
    ? itemsAt(values, 'ranges')
        .toSorted((one, more) => numberAt(one, 'from') - numberAt(more, 'from'))
        .map(
          (range) => `${amount(range['amount'])} from ${counted(numberAt(range, 'from'), 'unit')}`,
        )
        .join(', ')
    : `${amount(values['rate'])} for each unit`;

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
    ...(leavesOutStaked(values) ? [{ label: 'Staked', value: 'does not count' }] : []),
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

const hasPieces = (values: Values): boolean =>
  itemsAt(values, 'assets').some((asset) => textAt(asset, 'kind') !== 'TOKEN');

/** Whether NFTs on sale do not count; a market may move them, so that they are delegated as well. */
const leavesOutListed = (values: Values): boolean =>
  (isOn(values, 'isNotListed') || isOn(values, 'isNotDelegated')) && hasPieces(values);

const leavesOutStaked = (values: Values): boolean =>
  isOn(values, 'isNotDelegated') && hasPieces(values);

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

const leftOutLabel = (values: Values): string =>
  leavesOutStaked(values) ? 'On sale or staked, not counted' : 'On sale, not counted';

/** What the amount of a period is made of, where it is more than units times the rate. */
export function holdMakeup({ reason, units, leftOut, parts }: HoldPay, values: Values) {
  if (reason !== null) return [];
  const others = holdParts.flatMap((part) => {
    const amountOf = parts[part];
    if (part === 'UNITS' || amountOf === 0n) return [];
    const size = inWords(amountOf < 0n ? -amountOf : amountOf);
    return [`${size} ${amountOf < 0n ? 'less' : 'more'} ${partWords[part]}`];
  });
  const base = `${inWords(parts.UNITS)} for ${counted(units, 'unit')}`;
  return [
    ...(leftOut > 0 ? [{ label: leftOutLabel(values), value: counted(leftOut, 'unit') }] : []),
    ...(others.length > 0 ? [{ label: 'This period', value: [base, ...others].join(', ') }] : []),
  ];
}

/** What figures of a program leave out, as the code that pays does. */
export const holdNotes = (values: Values): string[] => [
  ...(hasPieceBonuses(values) || leavesOutListed(values)
    ? [
        'Where we don’t know which NFTs a member holds, they count without a bonus, as not on sale and not staked.',
      ]
    : []),
  ...(boosters.some(([name]) => numberAt(values, name) > 0)
    ? ['The cases are of members who do nothing for a booster: 1 % more for each thing done.']
    : []),
];

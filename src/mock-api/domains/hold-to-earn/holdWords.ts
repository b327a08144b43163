import { inWords, unitsOf } from '@/features/modules/common-fields/decimal';
import type { HeldAsset, Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { counted } from '@/shared/text/language';
import type { GuildRow } from '../guilds/rows';
import { findCollection, findToken } from '../market/market';
import { currencyOf } from '../accrual-ledger/currency';
import type { HoldPay } from './hold';
import { holdParts, type HoldPart } from './holdParts';
import { multiplierOf } from './holdPieces';
import { roleNames } from '../conditions/conditions';

const periods: Readonly<Record<string, string>> = {
  HOURLY: 'an hour',
  DAILY: 'a day',
  WEEKLY: 'a week',
  MONTHLY: 'a month',
};

/** The length of a period, in words: "a day". */
export const periodInWords = ({ cadence }: Pick<Program, 'cadence'>): string =>
  periods[cadence] ?? 'a period';

const amount = (text: string): string => inWords(unitsOf(text) ?? 0n);

const rolesGiven = (guild: GuildRow, { rewardRoles: roles }: Program): string => {
  const names = roleNames(guild, roles).replaceAll(' or ', ' and ');
  return `${roles.length === 1 ? 'the role' : 'the roles'} ${names}`;
};

/** The multiplier of a program, in words: "1.5 times". */
const timesInWords = ({ rewardMultiplier }: Program): string =>
  `${String(rewardMultiplier || 1)} times`;

/** What members get whose holdings count, in words; null where that is an amount. */
export function givenInWords(guild: GuildRow, values: Program): string | null {
  switch (values.rewardKind) {
    case 'ROLE':
      return `get ${rolesGiven(guild, values)} while they hold`;
    case 'MULTIPLIER':
      return `earn ${timesInWords(values)} as much from chat and X posts`;
    default:
      return null;
  }
}

const leading = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a program pays, in words: "Points a day: 5 per unit." */
export function holdPays(guild: GuildRow, values: Program): string {
  switch (values.rewardKind) {
    case 'ROLE':
      return `${leading(rolesGiven(guild, values))} while you hold. Checked once ${periodInWords(values)}.`;
    case 'MULTIPLIER':
      return `${leading(timesInWords(values))} as much from chat and X posts. Checked once ${periodInWords(values)}.`;
    default:
      return `${leading(currencyOf(values)?.symbol ?? 'tokens')} ${periodInWords(values)}: ${rateInWords(values)}.`;
  }
}

const rateInWords = ({ rateKind, ranges, rate }: Program): string =>
  rateKind === 'RANGES'
    ? ranges
        .toSorted((one, more) => one.from - more.from)
        .map((range) => `${amount(range.amount)} from ${counted(range.from, 'unit')}`)
        .join(', ')
    : `${amount(rate)} per unit`;

/** An asset of a program with what a unit of it is. */
function assetInWords({ kind, mint, perUnit, collection, least }: HeldAsset): string {
  const from = least > 1 ? `, at least ${counted(least, 'unit')}` : '';
  if (kind === 'TOKEN') {
    const symbol = findToken(mint)?.symbol ?? 'tokens';
    return `${amount(perUnit)} ${symbol} per unit${from}`;
  }
  return `${findCollection(collection)?.name ?? 'A collection'}${from}`;
}

/** What a program asks for, each by its name. */
export function holdDetails(guild: GuildRow, values: Program): { label: string; value: string }[] {
  const assets = values.assets.map(assetInWords);
  const { minHoldDays: days, requiredRoles: roles } = values;
  return [
    { label: 'Required holdings', value: assets.join(values.match === 1 ? ' or ' : ' and ') },
    ...(days > 0 ? [{ label: 'Minimum holding time', value: counted(days, 'day') }] : []),
    ...(roles.length > 0 ? [{ label: 'Required role', value: roleNames(guild, roles) }] : []),
    ...(leavesOutListed(values) ? [{ label: 'Listed NFTs', value: 'Don’t count' }] : []),
    ...(leavesOutStaked(values) ? [{ label: 'Staked NFTs', value: 'Don’t count' }] : []),
    ...bonusDetails(values),
    ...(values.hasStreak
      ? [
          {
            label: 'Streak',
            value: `+${String(values.streakPercent)}% per period, up to ${counted(values.streakMost, 'period')}`,
          },
        ]
      : []),
  ];
}

const hasPieceBonuses = ({ traitBonuses, rarityBonuses }: Program): boolean =>
  traitBonuses.length + rarityBonuses.length > 0;

const hasPieces = ({ assets }: Program): boolean => assets.some(({ kind }) => kind !== 'TOKEN');

/** Whether NFTs on sale do not count; a market may move them, so that they are delegated as well. */
const leavesOutListed = (values: Program): boolean =>
  (values.isNotListed || values.isNotDelegated) && hasPieces(values);

const leavesOutStaked = (values: Program): boolean => values.isNotDelegated && hasPieces(values);

const factor = (bonus: { multiplier: number }): string => `× ${String(multiplierOf(bonus))}`;

const boosters = [
  ['chatBooster', '+1% per minute you write in'],
  ['tweetBooster', '+1% per Tweet to earn action'],
  ['reactionBooster', '+1% per message by others you react to'],
] as const;

/** Bonuses of pieces and of what was done, in words. */
const bonusDetails = (values: Program) =>
  [
    {
      label: 'Traits',
      value: values.traitBonuses
        .map((bonus) => `${bonus.trait} ${bonus.value} ${factor(bonus)}`)
        .join(', '),
    },
    {
      label: 'Rarity',
      value: values.rarityBonuses
        .map((bonus) => `rank ${String(bonus.rank)} or rarer ${factor(bonus)}`)
        .join(', '),
    },
    {
      label: 'Activity bonus',
      value: boosters
        .filter(([name]) => values[name] > 0)
        .map(([name, words]) => `${words}, up to ${String(values[name])}%`)
        .join('; '),
    },
  ].filter(({ value }) => value !== '');

const partWords: Readonly<Record<Exclude<HoldPart, 'UNITS'>, string>> = {
  TRAITS: 'for traits',
  RANKS: 'for rarity',
  ROLES: 'for roles',
  STREAK: 'for the streak',
  BOOST: 'for activity',
  TIME: 'for holding time',
  LIMIT: 'due to the limit per member',
};

const leftOutLabel = (values: Program): string =>
  leavesOutStaked(values) ? 'Listed or staked, not counted' : 'Listed, not counted';

/** What the amount of a period is made of, where it is more than units times the rate. */
export function holdMakeup({ reason, units, leftOut, parts }: HoldPay, values: Program) {
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
export const holdNotes = (values: Program): string[] => [
  ...(hasPieceBonuses(values) || leavesOutListed(values)
    ? ['NFTs we can’t identify count as neither listed nor staked and get no bonuses.']
    : []),
  ...(boosters.some(([name]) => values[name] > 0)
    ? ['The examples don’t include activity bonuses.']
    : []),
];

import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { inWords, unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { counted } from '@/shared/text/counted';
import type { GuildRow } from '../discord/rows';
import { findCollection, findToken } from '../market/market';
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

/** What figures of a program leave out, as the code that pays does. */
export const holdNotes = (values: Values): string[] => [
  ...(itemsAt(values, 'traitBonuses').length + itemsAt(values, 'rarityBonuses').length > 0
    ? ['Traits and ranks cannot be looked up yet: their bonuses are not counted.']
    : []),
  ...(isOn(values, 'isNotListed') || isOn(values, 'isNotDelegated')
    ? ['We cannot see yet what is listed or delegated: it counts like the rest.']
    : []),
  ...(['chatBooster', 'tweetBooster', 'reactionBooster'].some((name) => numberAt(values, name) > 0)
    ? ['Boosters for chatting, posts and reactions are not counted yet.']
    : []),
  ...(textAt(values, 'claim') === 'AUTO'
    ? []
    : ['Points are added by themselves; nobody has to claim them.']),
];

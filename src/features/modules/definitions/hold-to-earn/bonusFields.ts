import { allOf, isOn } from '../../common-fields/condition';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { isPaid } from './isPaid';

const multiplier = () => factor({ label: 'Multiplier', min: 0.1, max: 10, initial: 1.5 });
const booster = (of: string, each: string) =>
  number({
    label: `More for ${of}, at most`,
    hint: `1% for each ${each} in the period. 0 gives no more.`,
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 0,
    when: isPaid,
  });

/** What makes holding earn more. */
export const bonusFields = {
  traitBonuses: list({
    label: 'Traits',
    hint: 'Of several that a piece has, the highest counts.',
    itemName: 'trait',
    most: 10,
    when: isPaid,
    fields: {
      trait: text({ label: 'Trait', maxLength: 64, isRequired: true, placeholder: 'Background' }),
      value: text({ label: 'Value', maxLength: 64, isRequired: true, placeholder: 'Gold' }),
      multiplier: multiplier(),
    },
  }),
  rarityBonuses: list({
    label: 'Rarity',
    hint: 'The best one that fits counts.',
    itemName: 'rarity',
    most: 10,
    when: isPaid,
    fields: {
      rank: number({ label: 'Rank, up to', min: 1, max: 100_000, initial: 100 }),
      multiplier: multiplier(),
    },
  }),
  roleBonuses: list({
    label: 'Roles',
    itemName: 'role bonus',
    most: 10,
    when: isPaid,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'Any of them will do.', least: 1, most: 5 }),
      multiplier: multiplier(),
    },
  }),
  hasStreak: toggle({ label: 'More for each period in a row', initial: false, when: isPaid }),
  streakPercent: number({
    label: 'More a period',
    unit: 'percent',
    min: 1,
    max: 100,
    initial: 5,
    when: allOf(isPaid, isOn('hasStreak')),
  }),
  streakMost: number({
    label: 'For so many periods, at most',
    min: 1,
    max: 365,
    initial: 10,
    when: allOf(isPaid, isOn('hasStreak')),
  }),
  chatBooster: booster('chatting', 'minute they wrote in'),
  tweetBooster: booster('posts on X', 'action on a post of Tweet to earn'),
  reactionBooster: booster('reactions', 'message of others they reacted to'),
};

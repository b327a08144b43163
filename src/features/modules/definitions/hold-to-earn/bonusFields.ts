import { allOf, isOn } from '../../common-fields/condition';
import { factor, number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { isPaid } from './rewardFields';

const multiplier = () => factor({ label: 'Multiplier', min: 0.1, max: 10, initial: 1.5 });
const booster = (label: string, hint: string) =>
  number({
    label,
    hint,
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 0,
    when: isPaid,
  });

/** What makes holding earn more. */
export const bonusFields = {
  traitBonuses: list({
    label: 'Trait bonuses',
    hint: 'If an NFT matches several, the highest applies.',
    itemName: 'trait bonus',
    traitsOf: 'assets',
    most: 10,
    when: isPaid,
    fields: {
      trait: text({ label: 'Trait', maxLength: 64, isRequired: true, placeholder: 'Background' }),
      value: text({ label: 'Value', maxLength: 64, isRequired: true, placeholder: 'Gold' }),
      multiplier: multiplier(),
    },
  }),
  rarityBonuses: list({
    label: 'Rarity bonuses',
    hint: 'If an NFT matches several, the highest applies.',
    itemName: 'rarity bonus',
    most: 10,
    when: isPaid,
    fields: {
      rank: number({ label: 'Maximum rank', min: 1, max: 100_000, initial: 100 }),
      multiplier: multiplier(),
    },
  }),
  roleBonuses: list({
    label: 'Role bonuses',
    itemName: 'role bonus',
    most: 10,
    when: isPaid,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'One of these is enough.', least: 1, most: 5 }),
      multiplier: multiplier(),
    },
  }),
  hasStreak: toggle({ label: 'Streak bonus', initial: false, when: isPaid }),
  streakPercent: number({
    label: 'Streak bonus per period',
    unit: 'percent',
    min: 1,
    max: 100,
    initial: 5,
    when: allOf(isPaid, isOn('hasStreak')),
  }),
  streakMost: number({
    label: 'Maximum streak',
    unit: 'periods',
    min: 1,
    max: 365,
    initial: 10,
    when: allOf(isPaid, isOn('hasStreak')),
  }),
  chatBooster: booster(
    'Maximum chat bonus',
    '+1% for each minute with a message in the period. 0 = no bonus.',
  ),
  tweetBooster: booster(
    'Maximum X post bonus',
    '+1% for each Tweet to earn action in the period. 0 = no bonus.',
  ),
  reactionBooster: booster(
    'Maximum reaction bonus',
    '+1% for each message by others they react to in the period. 0 = no bonus.',
  ),
};

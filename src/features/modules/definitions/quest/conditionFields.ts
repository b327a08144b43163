import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { mentions } from '../../field-types/roles/field';
import { rule } from '../../field-types/rule/field';
import { address } from '../../field-types/address/field';
import { isKind } from '../../common-fields/condition';

/** Whether a condition is about another quest. */
export const isAboutQuest = isKind('QUEST_DONE', 'QUEST_NOT_DONE');

/** One condition for taking a quest. */
export const conditionFields = {
  kind: select({
    label: 'Condition',
    choices: choices(
      ['ROLE', 'Has a role'],
      ['QUEST_DONE', 'Completed a quest'],
      ['QUEST_NOT_DONE', 'Hasn’t completed a quest'],
      ['DATE', 'On or after a date'],
      ['LEVEL', 'Reached a level'],
      ['NFT_COUNT', 'Holds NFTs'],
      ['FOLLOWERS', 'Has followers on X'],
      ['WALLET_AGE', 'Has a minimum wallet age'],
    ),
    initial: 'ROLE',
  }),
  isNot: toggle({
    label: 'Invert condition',
    hint: 'Members qualify when they don’t meet it.',
    initial: false,
  }),
  roles: mentions({
    label: 'Roles',
    hint: 'One of these is enough.',
    least: 1,
    most: 10,
    when: isKind('ROLE'),
  }),
  questId: rule({ of: 'quest', ruleName: 'quest', label: 'Quest', when: isAboutQuest }),
  day: date({ label: 'Date', when: isKind('DATE') }),
  collection: address({ of: 'collection', label: 'Collection', when: isKind('NFT_COUNT') }),
  least: number({
    label: 'Minimum value',
    min: 1,
    max: 1_000_000,
    initial: 1,
    when: isKind('LEVEL', 'NFT_COUNT', 'FOLLOWERS'),
  }),
  walletDays: number({
    label: 'Minimum wallet age',
    hint: 'Counted from its first transaction.',
    unit: 'days',
    min: 1,
    max: 3650,
    initial: 30,
    when: isKind('WALLET_AGE'),
  }),
};

import { isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { tags } from '../../field-types/tags/field';
import { tokenAmount } from '../../common-fields/tokenAmount';
import { isKind } from './isKind';

/** One reward. */
export const oneRewardFields = {
  kind: select({
    label: 'Reward',
    choices: choices(
      ['POINTS', 'Points'],
      ['ROLE', 'A role'],
      ['TOKEN', 'SOL or an SPL token'],
      ['NFT', 'An NFT'],
      ['CODE', 'A code'],
      ['OTHER', 'Something else'],
    ),
    initial: 'POINTS',
  }),
  points: number({
    label: 'Points',
    min: 1,
    max: 1_000_000,
    initial: 50,
    when: isKind('POINTS'),
  }),
  roles: roles({ label: 'Roles', least: 1, most: 5, when: isKind('ROLE') }),
  token: tokenAmount({ label: 'Amount', initial: '0.1', when: isKind('TOKEN') }),
  collection: address({
    of: 'collection',
    label: 'Out of the collection',
    hint: 'Each winner gets one that this server’s ledger wallet holds, sent at the claim. Of what it has never held, your team hands it over.',
    when: isKind('NFT'),
  }),
  codes: tags({
    label: 'Codes',
    hint: 'One a line. Each is given once, and only its winner sees it.',
    least: 1,
    most: 1000,
    maxLength: 64,
    when: isKind('CODE'),
  }),
  other: text({
    label: 'What',
    hint: 'Your team hands it over.',
    maxLength: 200,
    isRequired: true,
    when: isKind('OTHER'),
  }),
};

/** What a quest pays, and to whom. */
export const rewardFields = {
  rewards: list({
    label: 'Rewards',
    itemName: 'reward',
    most: 5,
    fields: oneRewardFields,
  }),
  method: select({
    label: 'They go to',
    choices: choices(
      ['ALL', 'everyone who did it'],
      ['FCFS', 'the first'],
      ['RAFFLE', 'some, drawn by lot'],
      ['TOP', 'the best, chosen by your team'],
    ),
    initial: 'ALL',
  }),
  winners: number({
    label: 'Winners',
    min: 1,
    max: 100_000,
    initial: 10,
    when: not(isOneOf('method', 'ALL')),
  }),
};

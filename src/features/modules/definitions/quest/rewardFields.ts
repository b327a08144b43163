import { isKind, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { tags } from '../../field-types/tags/field';
import { tokenAmount } from '../../common-fields/tokenAmount';

/** One reward. */
export const oneRewardFields = {
  kind: select({
    label: 'Reward',
    choices: choices(
      ['POINTS', 'Points'],
      ['ROLE', 'Role'],
      ['TOKEN', 'SOL or SPL token'],
      ['NFT', 'NFT'],
      ['CODE', 'Code'],
      ['OTHER', 'Other'],
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
    label: 'Collection',
    hint: 'Each claim sends one NFT from the server’s ledger wallet. If that wallet never held this collection, your team hands NFTs out.',
    when: isKind('NFT'),
  }),
  codes: tags({
    label: 'Codes',
    hint: 'One per line. Each code goes to one winner, and only they see it.',
    least: 1,
    most: 1000,
    maxLength: 64,
    when: isKind('CODE'),
  }),
  other: text({
    label: 'Reward description',
    hint: 'Your team hands this out.',
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
    label: 'Reward method',
    choices: choices(
      ['ALL', 'Everyone who completes it'],
      ['FCFS', 'First come, first served'],
      ['RAFFLE', 'Raffle'],
      ['TOP', 'Top submissions, chosen by your team'],
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

import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
import { uniqueName } from '../../engine/unique';
import { choices } from '../../common-fields/choices';
import {
  checking,
  holderGroups,
  holderSteps,
  holderVariables,
  isInverted,
  lostRoles,
  panel,
  panelPost,
  possibleConditions,
  qualification,
  reward,
} from '../../common-fields/holderRule';
import { radio } from '../../field-types/radio/field';
import type { ValuesOf } from '../../common-fields/field';
import { about } from './about';
import { condition } from './condition';
import { words } from './words';

const fields = {
  ...qualification(condition),
  ...reward(),
  ...checking(),
  ...panel(),
};
export type HolderRule = ValuesOf<typeof fields>;

// The empty trait is checked only while the condition is about traits.
const firstCondition = { ...initialValues(condition), traits: [{ name: '', values: [] }] };

export default defineModule(about, words, {
  rules: {
    singular: 'rule',
    columns: ['rewardRoles', 'conditions', 'recheck', 'match'],
    unique: [uniqueName('rule')],
  },
  fields,
  messages: { panel: panelPost },
  live: {
    says: 'Members verify in {panelChannelId}.',
    posts: 'Posts the panel in {panelChannelId} now.',
  },
  opening: {
    says: [
      [
        {
          text: 'Members who hold fewer than {conditions.0.least} {conditions.0.kind} from {conditions.0.collection}',
          when: isInverted,
        },
        'Members who hold at least {conditions.0.least} {conditions.0.kind} from {conditions.0.collection}',
        'Members who meet the requirements below',
      ],
      ', ranked {conditions.0.rankAtMost} or better,',
      'get {rewardRoles}.',
      'They verify in {panelChannelId}.',
    ],
    said: {
      'conditions.0.kind': { COLLECTION: 'NFTs of any kind' },
    },
    below: ['conditions.0.traits', 'conditions.0.mints'],
    fields: ['name'],
    values: { name: 'Holders', conditions: [firstCondition] },
    taken: ['conditions.0.collection'],
    means: lostRoles,
    beside: 'sharedRoles',
  },
  groups: holderGroups(),
  checks: [possibleConditions<number>((least, most) => least <= most)],
  variables: [...holderVariables, { name: 'collection.name', sample: 'Keepers of the Tower' }],
  templates: () => import('./templates'),
  firstSteps: {
    values: {
      name: 'Holders',
      conditions: [firstCondition],
    },
    steps: holderSteps(
      {
        title: 'Collection',
        hint: 'Choose the collection whose holders get a role.',
        fields: ['conditions.0.collection'],
      },
      {
        title: 'Required NFTs',
        fields: ['conditions.0.least', 'conditions.0.kind', 'conditions.0.traits'],
        asked: {
          'conditions.0.kind': radio({
            label: 'Eligible NFTs',
            choices: choices(['COLLECTION', 'Any NFT'], ['TRAITS', 'NFTs with certain traits']),
            initial: 'COLLECTION',
          }),
        },
      },
    ),
  },
  page: {
    tabs: ['memberCheck', 'dryRun', 'postHistory'],
    rows: 'nftHolderRules',
    steps: 'holders',
  },
});

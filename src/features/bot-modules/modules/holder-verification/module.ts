import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/uniqueName';
import {
  checking,
  holderGroups,
  holderVariables,
  panel,
  possibleConditions,
  qualification,
  reward,
} from '../../fields/holderRule';
import { about } from './about';
import { condition } from './condition';
import { words } from './words';

export default defineModule(about, words, {
  rules: {
    singular: 'rule',
    columns: ['rewardRoles', 'conditions', 'recheck', 'match'],
    unique: [uniqueName('rule')],
  },
  fields: {
    ...qualification(condition),
    ...reward(),
    ...checking(),
    ...panel(),
  },
  groups: holderGroups(),
  checks: [possibleConditions((least, most) => Number(least) <= Number(most))],
  variables: [...holderVariables, { name: 'collection.name', sample: 'Keepers of the Tower' }],
  templates: () => import('./templates'),
  preview: () => import('../../preview/HolderPreview'),
});

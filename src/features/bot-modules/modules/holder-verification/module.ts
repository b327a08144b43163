import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/uniqueName';
import { area, text } from '../../fields/basic';
import type { Values } from '../../fields/field';
import { checking, holderVariables, panel, reward } from '../../fields/holderRule';
import { list } from '../../fields/list';
import { match } from '../../fields/match';
import { about } from './about';
import { condition } from './condition';

/** A condition nobody can meet, such as at least 5 and at most 3. */
const isPossible = ({ hasMost, least, most }: Values) =>
  hasMost !== true || typeof least !== 'number' || typeof most !== 'number' || least <= most;

/** research/community.md §1.17. */
export default defineModule(about, {
  rules: {
    singular: 'rule',
    columns: ['rewardRoles', 'conditions', 'recheck', 'match'],
    unique: [uniqueName('rule')],
  },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    description: area({
      label: 'Description',
      hint: 'Members read it when they ask what a role needs.',
      maxLength: 200,
    }),
    match: match({ label: 'Of the conditions' }),
    conditions: list({
      label: 'Conditions',
      itemName: 'condition',
      least: 1,
      most: 10,
      fields: condition,
    }),
    ...reward(),
    ...checking(),
    ...panel(),
  },
  groups: [
    { title: 'Rule', fields: ['name', 'description'] },
    { title: 'Who qualifies', fields: ['match', 'conditions'] },
    { title: 'What they get', fields: ['rewardRoles', 'removeWhenLost', 'graceHours'] },
    { title: 'Checks', fields: ['walletScope', 'recheck'] },
    { title: 'Panel', fields: ['panelChannelId', 'panel', 'dmOnChange', 'logChannelId'] },
  ],
  checks: [
    {
      path: 'conditions',
      message: 'A condition asks for at least more than it allows at most.',
      holds: ({ conditions }) =>
        !Array.isArray(conditions) || conditions.every((each: Values) => isPossible(each)),
    },
  ],
  variables: [...holderVariables, { name: 'collection.name', sample: 'Keepers of the Tower' }],
  preview: () => import('../../preview/HolderPreview'),
});

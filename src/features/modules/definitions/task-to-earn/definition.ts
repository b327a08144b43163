import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import { about } from './about';
import { DEFAULT, fields } from './fields';
import { words } from './words';

/** The categories; the quests in them are a module of their own. */
export default defineModule(about, words, {
  rules: {
    singular: 'category',
    columns: ['defaultFlag', 'visibility'],
    ordered: true,
    unique: [
      uniqueName('category'),
      {
        path: 'defaultFlag',
        message: 'Another category is already the default.',
        key: (values) => (values.defaultFlag === DEFAULT ? DEFAULT : null),
      },
    ],
  },
  fields,
  opening: {
    says: [
      [
        'Show the quests of this category to {visibility} of {collection}.',
        'Show the quests of this category to {visibility}: {roles}.',
        'Show the quests of this category to {visibility}.',
      ],
    ],
    fields: ['name'],
    values: { name: 'Quests' },
  },
  groups: [
    {
      title: 'On the quest board',
      fields: ['name', 'emoji', 'colour', 'description', 'visibility', 'collection', 'roles'],
    },
    {
      title: 'Default category, dates and unlocking',
      fields: [
        'defaultFlag',
        'hasStart',
        'startDate',
        'hasEnd',
        'endDate',
        'timeZone',
        'unlockAfter',
      ],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'endDate',
      message: 'The closing date is before the opening date.',
      holds: (values) =>
        values.defaultFlag === DEFAULT ||
        !values.hasStart ||
        !values.hasEnd ||
        values.startDate <= values.endDate,
    },
  ],
  page: { rows: 'categories', board: 'quests', begin: 'firstWeek' },
});

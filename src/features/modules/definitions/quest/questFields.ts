import { isOneOf } from '../../common-fields/condition';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { image } from '../../field-types/image/field';
import { list } from '../../field-types/list/field';
import { rule } from '../../field-types/rule/field';
import { taskFields } from './taskFields';

/** The tasks of a quest, added from a gallery. */
const tasks = (gallery: { areTilesOpen?: true } = {}) =>
  list({
    label: 'Tasks',
    hint: 'Members must complete all tasks.',
    itemName: 'task',
    least: 1,
    most: 10,
    fields: taskFields,
    tiles: 'quest',
    ...gallery,
  });

/** As a new quest asks for them: with the gallery open. */
export const chosenTasks = tasks({ areTilesOpen: true });

const title = (placeholder: { placeholder?: string } = {}) =>
  text({ label: 'Title', maxLength: 200, isRequired: true, ...placeholder });

/** As a new quest asks for it: it follows from the tasks until it is typed. */
export const suggestedTitle = title({ placeholder: 'Suggested from the tasks you add' });

/** What a quest is and asks for. */
export const questFields = {
  name: title(),
  description: area({
    label: 'Description',
    hint: 'Markdown works: **bold**, *italic*, lists and links.',
    maxLength: 4000,
  }),
  image: image({ label: 'Picture' }),
  categoryId: rule({
    of: 'task-to-earn',
    ruleName: 'category',
    isRequired: true,
    label: 'Category',
  }),
  tasks: tasks(),
  validation: select({
    label: 'Review',
    choices: choices(
      ['AUTO', 'By the bot'],
      ['MANUAL', 'By your team'],
      ['AUTO_THEN_SAMPLE', 'By the bot, with spot checks by your team'],
    ),
    initial: 'MANUAL',
  }),
  samplePercent: number({
    label: 'Share of spot checks',
    unit: 'percent',
    min: 1,
    max: 100,
    initial: 10,
    when: isOneOf('validation', 'AUTO_THEN_SAMPLE'),
  }),
};

import { isOneOf } from '../../fields/condition';
import { area } from '../../kinds/area/field';
import { choices } from '../../fields/choices';
import { number } from '../../kinds/number/field';
import { select } from '../../kinds/select/field';
import { text } from '../../kinds/text/field';
import { image } from '../../kinds/image/field';
import { list } from '../../kinds/list/field';
import { rule } from '../../kinds/rule/field';
import { taskFields } from './taskFields';

/** What a quest is and asks for. */
export const questFields = {
  name: text({ label: 'Title', maxLength: 200, isRequired: true }),
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
  tasks: list({
    label: 'Tasks',
    hint: 'All of them have to be done.',
    itemName: 'task',
    least: 1,
    most: 10,
    fields: taskFields,
  }),
  validation: select({
    label: 'Answers are checked',
    choices: choices(
      ['AUTO', 'by the bot'],
      ['MANUAL', 'by your team'],
      ['AUTO_THEN_SAMPLE', 'by the bot, and some by your team'],
    ),
    initial: 'MANUAL',
  }),
  samplePercent: number({
    label: 'Your team looks at',
    unit: 'percent',
    min: 1,
    max: 100,
    initial: 10,
    when: isOneOf('validation', 'AUTO_THEN_SAMPLE'),
  }),
};

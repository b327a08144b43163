import type { Check } from '../../engine/defineModule';
import type { Values } from '../../fields/field';
import { itemsAt, numberAt, textAt, textsAt } from '../../engine/read';
import { isAboutQuest } from './conditionFields';
import { isOwnerSiteLink } from './ownerSite';
import { needsPerson } from './tasks';

const hasRightAnswer = (task: Values): boolean =>
  task['kind'] !== 'QUIZ' || numberAt(task, 'right') <= textsAt(task, 'options').length;

export const checks: readonly Check[] = [
  {
    path: 'tasks',
    message: 'A quiz has no right answer: there are fewer lines.',
    holds: (values) => itemsAt(values, 'tasks').every(hasRightAnswer),
  },
  {
    path: 'tasks',
    message: 'Your own site needs a public name, over https on the usual port.',
    holds: (values) =>
      itemsAt(values, 'tasks').every(
        (task) => task['kind'] !== 'API' || isOwnerSiteLink(textAt(task, 'link')),
      ),
  },
  {
    path: 'validation',
    message: 'A file has to be looked at by a person.',
    holds: (values) =>
      values['validation'] === 'MANUAL' || !itemsAt(values, 'tasks').some(needsPerson.holds),
  },
  {
    path: 'conditions',
    message: 'Choose the quest a condition is about.',
    holds: (values) =>
      itemsAt(values, 'conditions').every(
        (condition) => !isAboutQuest.holds(condition) || textAt(condition, 'questId') !== '',
      ),
  },
  {
    path: 'winners',
    message: 'More than there can be claims.',
    holds: (values) =>
      values['method'] === 'ALL' ||
      numberAt(values, 'claimLimit') === 0 ||
      numberAt(values, 'winners') <= numberAt(values, 'claimLimit'),
  },
  {
    path: 'endDate',
    message: 'It would end before it begins.',
    holds: ({ publish, startDate, hasEnd, endDate }) =>
      publish !== 'SCHEDULED' || hasEnd !== true || String(startDate) <= String(endDate),
  },
];

import type { Check } from '../../engine/defineModule';
import { isAboutQuest } from './conditionFields';
import type { Quest, Task } from './fields';
import { isOwnerSiteLink } from './ownerSite';
import { needsPerson } from './tasks';

const hasRightAnswer = ({ kind, right, options }: Task): boolean =>
  kind !== 'QUIZ' || right <= options.length;

export const checks: readonly Check<Quest>[] = [
  {
    path: 'tasks',
    message: 'A quiz has no right answer: there are fewer lines.',
    holds: ({ tasks }) => tasks.every(hasRightAnswer),
  },
  {
    path: 'tasks',
    message: 'Your own site needs a public name, over https on the usual port.',
    holds: ({ tasks }) => tasks.every(({ kind, link }) => kind !== 'API' || isOwnerSiteLink(link)),
  },
  {
    path: 'validation',
    message: 'A file has to be looked at by a person.',
    holds: ({ validation, tasks }) => validation === 'MANUAL' || !tasks.some(needsPerson.holds),
  },
  {
    path: 'conditions',
    message: 'Choose the quest a condition is about.',
    holds: ({ conditions }) =>
      conditions.every((condition) => !isAboutQuest.holds(condition) || condition.questId !== ''),
  },
  {
    path: 'winners',
    message: 'More than there can be claims.',
    holds: ({ method, claimLimit, winners }) =>
      method === 'ALL' || claimLimit === 0 || winners <= claimLimit,
  },
  {
    path: 'endDate',
    message: 'It would end before it begins.',
    holds: ({ publish, startDate, hasEnd, endDate }) =>
      publish !== 'SCHEDULED' || !hasEnd || startDate <= endDate,
  },
];

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
    message: 'A quiz’s correct answer isn’t in its list of answers.',
    holds: ({ tasks }) => tasks.every(hasRightAnswer),
  },
  {
    path: 'tasks',
    message:
      'Your site’s link must start with https:// and use a public domain name, without a port.',
    holds: ({ tasks }) => tasks.every(({ kind, link }) => kind !== 'API' || isOwnerSiteLink(link)),
  },
  {
    path: 'validation',
    message: 'Uploaded files need review by your team.',
    holds: ({ validation, tasks }) => validation === 'MANUAL' || !tasks.some(needsPerson.holds),
  },
  {
    path: 'conditions',
    message: 'Select a quest for each quest condition.',
    holds: ({ conditions }) =>
      conditions.every((condition) => !isAboutQuest.holds(condition) || condition.questId !== ''),
  },
  {
    path: 'winners',
    message: 'Can’t be more than the maximum claims.',
    holds: ({ method, claimLimit, winners }) =>
      method === 'ALL' || claimLimit === 0 || winners <= claimLimit,
  },
  {
    path: 'endDate',
    message: 'The end date is before the start date.',
    holds: ({ publish, startDate, hasEnd, endDate }) =>
      publish !== 'SCHEDULED' || !hasEnd || startDate <= endDate,
  },
];

import type { Check } from '../../engine/defineModule';
import type { Values } from '../../fields/field';
import { isAtMost } from '../../fields/decimal';
import { areUnique, itemsAt, numberAt, textAt, textsAt } from '../../engine/read';
import { isPossible } from './actionWords';
import { postKey, xPostOf } from '@/shared/links/xPost';
import { valuesAt } from '../../engine/valuesAt';
import { paysMoney } from './rewardFields';
import { MOST_POSTS } from './postFields';

/** The author a post's link names; null where it names none, undefined where it leads to no post. */
const authorAt = (values: Values, place: number) =>
  xPostOf(textAt(itemsAt(values, 'posts')[place] ?? {}, 'url'))?.handle;

/** Whether a post is by one of the group's accounts; by anyone where it names none. */
function isByGroup(values: Values, place: number): boolean {
  const handles = textsAt(values, 'handles').map((handle) => handle.toLowerCase());
  const author = authorAt(values, place);
  // A link without an author has a check of its own.
  return handles.length === 0 || !author || handles.includes(author.toLowerCase());
}

export const checks: readonly Check[] = [
  {
    path: 'handles',
    message: 'Name an account whose posts are added.',
    holds: (values) => values['source'] !== 'AUTO' || textsAt(values, 'handles').length > 0,
  },
  {
    path: 'handles',
    message: 'Each account at most once, whether in capitals or not.',
    holds: (values) => areUnique(textsAt(values, 'handles').map((handle) => handle.toLowerCase())),
  },
  {
    path: 'posts',
    message: 'Each post at most once.',
    holds: (values) =>
      values['source'] === 'AUTO' ||
      areUnique(itemsAt(values, 'posts').map((post) => postKey(textAt(post, 'url')))),
  },
  ...Array.from({ length: MOST_POSTS }, (_, place) => [
    {
      path: `posts.${String(place)}.url`,
      message: 'This post is by none of the group’s accounts.',
      holds: (values: Values) => values['source'] === 'AUTO' || isByGroup(values, place),
    },
    {
      path: `posts.${String(place)}.url`,
      message: 'This link doesn’t name the author. Open the post on X and copy its link there.',
      holds: (values: Values) =>
        values['source'] === 'AUTO' ||
        textsAt(values, 'handles').length === 0 ||
        authorAt(values, place) !== null,
    },
  ]).flat(),
  {
    path: 'actions',
    message: 'Each action at most once.',
    holds: (values) => areUnique(itemsAt(values, 'actions').map(({ kind }) => kind)),
  },
  {
    path: 'actions',
    message: 'Likes can be sampled or trusted. Other actions can be verified or sampled.',
    holds: (values) =>
      itemsAt(values, 'actions').every((action) =>
        isPossible(textAt(action, 'kind'), textAt(action, 'verification')),
      ),
  },
  {
    path: 'hasGoal',
    message: 'Set a goal for likes, reposts or replies.',
    holds: (values) =>
      values['hasGoal'] !== true ||
      ['goalLikes', 'goalReposts', 'goalReplies'].some((name) => numberAt(values, name) > 0),
  },
  {
    path: 'postBudget',
    message: 'More than the budget of a month.',
    holds: (values) =>
      values['hasBudget'] !== true ||
      paysMoney.holds(values) ||
      isAtMost(values['postBudget'], values['budget']),
  },
  {
    path: 'poolBudget',
    message: 'Less than the pool of one post.',
    holds: (values) =>
      values['hasBudget'] !== true ||
      !paysMoney.holds(values) ||
      isAtMost(valuesAt(values, 'pool')['amount'], values['poolBudget']),
  },
];

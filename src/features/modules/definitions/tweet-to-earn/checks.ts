import type { Check } from '../../engine/defineModule';
import { isAtMost } from '../../common-fields/decimal';
import { areUnique } from '../../engine/unique';
import { isPossible } from './actionWords';
import { postKey, xPostOf } from '@/shared/links/xPost';
import type { TweetGroup } from './fields';
import { paysMoney } from './rewardFields';
import { MOST_POSTS } from './postFields';

/** The author named by a post's link; null if it names none, undefined if it is not a link to a post. */
const authorAt = ({ posts }: TweetGroup, place: number) => xPostOf(posts[place]?.url ?? '')?.handle;

/** Whether a post is by one of the group's accounts; always true if the group names none. */
function isByGroup(group: TweetGroup, place: number): boolean {
  const handles = group.handles.map((handle) => handle.toLowerCase());
  const author = authorAt(group, place);
  // A separate check covers links without an author.
  return handles.length === 0 || !author || handles.includes(author.toLowerCase());
}

export const checks: readonly Check<TweetGroup>[] = [
  {
    path: 'handles',
    message: 'Add at least one X account.',
    holds: ({ source, handles }) => source !== 'AUTO' || handles.length > 0,
  },
  {
    path: 'handles',
    message: 'Add each account only once. Capital letters don’t matter.',
    holds: ({ handles }) => areUnique(handles.map((handle) => handle.toLowerCase())),
  },
  {
    path: 'posts',
    message: 'Add each post only once.',
    holds: ({ source, posts }) =>
      source === 'AUTO' || areUnique(posts.map(({ url }) => postKey(url))),
  },
  ...Array.from({ length: MOST_POSTS }, (_, place): Check<TweetGroup>[] => [
    {
      path: `posts.${String(place)}.url`,
      message: 'This post isn’t by one of the group’s accounts.',
      holds: (group) => group.source === 'AUTO' || isByGroup(group, place),
    },
    {
      path: `posts.${String(place)}.url`,
      message:
        'This link doesn’t name the author. Open the post on X and copy the link from there.',
      holds: (group) =>
        group.source === 'AUTO' || group.handles.length === 0 || authorAt(group, place) !== null,
    },
  ]).flat(),
  {
    path: 'actions',
    message: 'Add each action only once.',
    holds: ({ actions }) => areUnique(actions.map(({ kind }) => kind)),
  },
  {
    path: 'actions',
    message:
      'Choose “Sampled” or “Trusted” for likes, and “Verified” or “Sampled” for the other actions.',
    holds: ({ actions }) =>
      actions.every(({ kind, verification }) => isPossible(kind, verification)),
  },
  {
    path: 'hasGoal',
    message: 'Set a goal for likes, reposts or replies.',
    holds: ({ hasGoal, goalLikes, goalReposts, goalReplies }) =>
      !hasGoal || [goalLikes, goalReposts, goalReplies].some((goal) => goal > 0),
  },
  {
    path: 'postBudget',
    message: 'Can’t be more than the monthly budget.',
    holds: (group) =>
      !group.hasBudget || paysMoney.holds(group) || isAtMost(group.postBudget, group.budget),
  },
  {
    path: 'poolBudget',
    message: 'Must be at least the pool per post.',
    holds: (group) =>
      !group.hasBudget || !paysMoney.holds(group) || isAtMost(group.pool.amount, group.poolBudget),
  },
];

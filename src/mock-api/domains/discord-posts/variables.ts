import type { Variable } from '@/features/modules/engine/variable';
import type { PostRow } from './post';

/** The variables that occur in a text: known values, and … for the rest. Samples are never posted. */
export const sampleless = (
  text: string,
  variables: readonly Variable[],
  known: PostRow['variables'],
): PostRow['variables'] => {
  const names = new Set(known.map(({ name }) => name));
  const rest = variables
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => ({ name, sample: '…', isText: true }));
  return [...known, ...rest].filter(({ name }) => text.includes(`{${name}}`));
};

/** A post with the variables that occur in it. */
export const withVariables = (variables: readonly Variable[], post: PostRow): PostRow => ({
  ...post,
  variables: sampleless(
    `${JSON.stringify(post.message)}${post.name ?? ''}${post.thread ?? ''}`,
    variables,
    post.variables,
  ),
});

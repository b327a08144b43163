import type { Unique } from './defineModule';

/** No two rules of a module share a name, whatever its capitals. */
export const uniqueName = (singular: string): Unique<{ name: string }> => ({
  path: 'name',
  message: `Another ${singular} has this name.`,
  key: ({ name }) => name.trim().toLowerCase(),
});

import type { Unique } from './defineModule';

/** Whether no two items of a list are the same in one respect; items without it do not count. */
export function areUnique(keys: readonly unknown[]): boolean {
  const given = keys.filter((key) => key !== '' && key !== null && key !== undefined);
  return new Set(given).size === given.length;
}

/** No two rules of a module share a name, whatever its capitals. */
export const uniqueName = (singular: string): Unique<{ name: string }> => ({
  path: 'name',
  message: `Another ${singular} has this name.`,
  key: ({ name }) => name.trim().toLowerCase(),
});

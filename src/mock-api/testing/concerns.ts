import type { Change } from '@/shared/api/tags';

/** Whether changes concern a read with these tags, by the rules of RTK Query: a kind alone is all that there is of it. */
export const concerns = (changes: readonly Change[], tags: readonly Change[]): boolean =>
  tags.some((tag) =>
    typeof tag === 'string'
      ? changes.includes(tag)
      : changes.some(
          (change) => change === tag.type || (typeof change === 'object' && change.id === tag.id),
        ),
  );

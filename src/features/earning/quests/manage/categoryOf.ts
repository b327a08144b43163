import type { Rule } from '@/features/modules/engine/moduleState';

/** Only this value is read: checking all values of thousands of quests would block the page. */
export const categoryOf = ({ values: { categoryId } }: Rule): string =>
  typeof categoryId === 'string' ? categoryId : '';

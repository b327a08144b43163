import type { Rule } from './moduleState';

/** What a rule is called in lists; by its id where its module gives rules no name. */
export const ruleName = ({ values, id }: Pick<Rule, 'values' | 'id'>): string =>
  typeof values['name'] === 'string' && values['name'] !== '' ? values['name'] : id;

/** A window in which a quest's page has one column, as in its style sheet. */
export const ONE_COLUMN = '(max-width: 67.98rem)';

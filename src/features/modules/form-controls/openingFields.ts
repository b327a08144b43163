import { createContext } from 'react';

/** Names of the form's fields that stand in the sentence it opens with: they are left out where they would stand else. */
export const OpeningFields = createContext<ReadonlySet<string>>(new Set());

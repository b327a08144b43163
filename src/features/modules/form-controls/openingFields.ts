import { createContext } from 'react';

/** Names of the form's fields that its opening sentence shows: they are left out elsewhere. */
export const OpeningFields = createContext<ReadonlySet<string>>(new Set());

/**
 * Options of a query whose answer fills a form: it isn't read again when someone comes back to the tab. The form's
 * next save would carry the new version with old values, and overwrite unseen what someone else has changed.
 */
export const heldByForm = { refetchOnFocus: false } as const;

/** The language of every text of the product. Numbers and dates follow the user's settings instead. */
export const LANGUAGE = 'en';

/** Locale for dates that code parses: their format never changes with the product's language. */
export const MACHINE_LOCALE = 'en-US';

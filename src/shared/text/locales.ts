/** The language of every text of the product. Numbers and dates follow the reader's own settings instead. */
export const LANGUAGE = 'en';

/** For dates that code takes apart: their form stays, whatever the product's language. */
export const MACHINE_LOCALE = 'en-US';

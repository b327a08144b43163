/** With a capital letter at the start: "Ticket type". */
export const capitalized = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What several are called, for nouns with a regular plural: "alerts", "categories". */
export const pluralOf = (singular: string): string => `${singular.replace(/y$/, 'ie')}s`;

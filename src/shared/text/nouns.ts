/** With a capital letter at the start: "Ticket type". */
export const capitalized = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The id of one of a list's options, counted from 0. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

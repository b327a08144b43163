/** Shown for a person who is no longer on the server or on Castle Bots. */
export const FORMER_MEMBER = 'Former member';

/** Shown for a member whose name the server sent in a form that could not be read. */
export const UNKNOWN_MEMBER = 'Unknown member';

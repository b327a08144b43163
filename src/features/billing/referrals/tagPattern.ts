/** A UTM tag as it is taken from an address; empty where there is none. */
export const TAG_PATTERN = /^[\w.-]{0,40}$/;

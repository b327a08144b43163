/** So many things that happened are shown at first, and so many more each time. */
export const ACTIVITY_STEP = 10;

/** The query parameter of the home that opens a profile over it. */
export const MEMBER_PARAM = 'member';

/** The public address of a profile, which opens without signing in once its member allows that. */
export const publicLink = (username: string): string =>
  `${window.location.origin}/?${MEMBER_PARAM}=${encodeURIComponent(username)}`;

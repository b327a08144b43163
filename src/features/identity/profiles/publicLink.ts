/** Query parameter that opens a profile over the home page. */
export const MEMBER_PARAM = 'member';

/** Public address of a profile. It opens without signing in if the member allows that. */
export const publicLink = (username: string): string =>
  `${window.location.origin}/?${MEMBER_PARAM}=${encodeURIComponent(username)}`;

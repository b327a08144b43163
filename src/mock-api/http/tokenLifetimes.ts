import { MINUTE, SECOND } from '@/shared/time/durations';

/** How long an access token, a refresh token and a consent code are valid, ms. */
export const ACCESS_TTL = 5 * MINUTE;
export const REFRESH_TTL = 24 * 60 * MINUTE;
export const CODE_TTL = 10 * MINUTE;
/** How long a refresh token is still accepted once it was exchanged, ms. */
export const RENEWAL_GRACE = 30 * SECOND;

import { DAY } from '@/shared/time/durations';

/** So long the first link counts. */
export const ATTRIBUTION_MS = 30 * DAY;
/** The code of a referral link, its source, and the visitor's mark. */
export const REF_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

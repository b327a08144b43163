import { DAY } from '@/shared/time/durations';
import { personaUserId } from '../accounts/personas';
import type { FeatureFlagRow } from './rows';

/** Claims of points came to some servers first, and then to all. */
export const seedFeatureFlags = (now: number): FeatureFlagRow[] => [
  {
    id: 'POINT_CLAIMS',
    state: 'ON',
    serverIds: [],
    version: 2,
    at: now - 200 * DAY,
    by: personaUserId('staff'),
  },
];

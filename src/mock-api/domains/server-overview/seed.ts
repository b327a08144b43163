import { HOUR } from '@/shared/time/durations';
import { personaUserId } from '../accounts/personas';
import type { VisitRow } from './rows';

/** The owner was away for the weekend, the reviewer since yesterday. */
export const seedVisits = (now: number): VisitRow[] => [
  {
    serverId: 'srv-keep',
    userId: personaUserId('owner'),
    seenAt: now - 52 * HOUR,
    before: null,
  },
  {
    serverId: 'srv-keep',
    userId: personaUserId('reviewer'),
    seenAt: now - 20 * HOUR,
    before: null,
  },
];

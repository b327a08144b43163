import { personaUserId } from '../accounts/personas';
import type { VisitRow } from './rows';

const HOUR = 3_600_000;

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

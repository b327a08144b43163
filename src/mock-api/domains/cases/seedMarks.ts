import { DAY } from '@/shared/time/durations';
import { PAST_DAYS, MODERATED } from '../guilds/seed';
import type { CaseMark } from './rows';

export const seedCaseMarks = (now: number): CaseMark[] =>
  MODERATED.map((serverId) => ({
    serverId,
    until: now - PAST_DAYS * DAY,
    newsFrom: now,
    since: now - PAST_DAYS * DAY,
  }));

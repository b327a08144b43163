import { DAY } from '@/shared/time/durations';
import { PAST, MODERATED } from '../guilds/seedHistory';
import type { CaseMark } from './rows';

export const seedCaseMarks = (now: number): CaseMark[] =>
  MODERATED.map((serverId) => ({
    serverId,
    until: now - PAST * DAY,
    newsFrom: now,
    since: now - PAST * DAY,
  }));

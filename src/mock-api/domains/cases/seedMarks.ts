import { PAST, MODERATED } from '../guilds/seedHistory';
import type { CaseMark } from './rows';

const DAY = 86_400_000;
export const seedCaseMarks = (now: number): CaseMark[] =>
  MODERATED.map((serverId) => ({
    serverId,
    until: now - PAST * DAY,
    newsFrom: now,
    since: now - PAST * DAY,
  }));

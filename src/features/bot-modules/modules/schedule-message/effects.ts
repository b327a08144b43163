import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    schedule: backEnd,
    'schedule.kind': backEnd,
    'schedule.date': backEnd,
    'schedule.every': backEnd,
    'schedule.weekdays': backEnd,
    'schedule.monthDay': backEnd,
    'schedule.time': backEnd,
    'schedule.cron': backEnd,
    'schedule.timeZone': backEnd,
    'schedule.hasEnd': backEnd,
    'schedule.endDate': backEnd,
    hasRunLimit: backEnd,
    maxRuns: backEnd,
    onMissed: backEnd,
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
    previous: backEnd,
    isPinned: backEnd,
    isCrossposted: backEnd,
    threadName: backEnd,
    minMessages: backEnd,
    condition: backEnd,
    collection: backEnd,
    mint: backEnd,
    threshold: backEnd,
  },
};
export default effects;

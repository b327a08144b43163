import { backEnd, open, type ModuleEffects } from '../../engine/effects';

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
    previous: open('Only the preview or the estimate reads it.'),
    isPinned: open('Only the preview or the estimate reads it.'),
    isCrossposted: open('Only the preview or the estimate reads it.'),
    threadName: open('Only the preview or the estimate reads it.'),
    minMessages: backEnd,
    condition: backEnd,
    collection: backEnd,
    mint: backEnd,
    threshold: backEnd,
  },
};
export default effects;

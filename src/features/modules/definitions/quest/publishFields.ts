import { anyOf, isOn, isOneOf } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { time } from '../../field-types/time/field';
import { timeZone } from '../../field-types/timeZone/field';
import { channel } from '../../field-types/channel/field';
import { message } from '../../field-types/message/field';

const isScheduled = isOneOf('publish', 'SCHEDULED');
const hasEnd = isOn('hasEnd');
const isAnnounced = isOn('isAnnounced');

/** When a quest is on the board, and how it is announced. */
export const publishFields = {
  publish: select({
    label: 'Status',
    choices: choices(
      ['DRAFT', 'Draft'],
      ['SCHEDULED', 'Scheduled'],
      ['LIVE', 'Live'],
      ['PAUSED', 'Paused'],
      ['ENDED', 'Ended'],
      ['ARCHIVED', 'Archived'],
    ),
    initial: 'DRAFT',
  }),
  startDate: date({ label: 'Start date', when: isScheduled }),
  startTime: time({ label: 'Start time', initial: '12:00', when: isScheduled }),
  hasEnd: toggle({ label: 'Set an end date', initial: false }),
  endDate: date({
    label: 'End date',
    hint: 'The quest ends at midnight after this date.',
    when: hasEnd,
  }),
  timeZone: timeZone({
    label: 'Time zone',
    when: anyOf(isScheduled, hasEnd),
  }),
  isAnnounced: toggle({
    label: 'Announce when it goes live',
    hint: 'Posts each time the quest goes live, manually or on schedule. Resuming a paused quest posts nothing.',
    initial: false,
  }),
  announceChannelId: channel({
    label: 'Announcement channel',
    isRequired: true,
    when: isAnnounced,
  }),
  message: message({
    label: 'Announcement message',
    embed: { title: 'New quest: {quest.title}', description: '{quest.reward}\n{quest.link}' },
    when: isAnnounced,
  }),
};

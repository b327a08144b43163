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
    label: 'On the board',
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
  startDate: date({ label: 'First day', when: isScheduled }),
  startTime: time({ label: 'Time', initial: '12:00', when: isScheduled }),
  hasEnd: toggle({ label: 'Ends on a day', initial: false }),
  endDate: date({ label: 'Last day', when: hasEnd }),
  timeZone: timeZone({
    label: 'Time zone',
    when: anyOf(isScheduled, hasEnd),
  }),
  isAnnounced: toggle({
    label: 'Announce when it goes live',
    hint: 'One post each time it goes live, by hand or by its start time. Resuming it posts nothing.',
    initial: false,
  }),
  announceChannelId: channel({ label: 'Channel', isRequired: true, when: isAnnounced }),
  message: message({
    label: 'Message',
    embed: { title: 'New quest: {quest.title}', description: '{quest.reward}\n{quest.link}' },
    when: isAnnounced,
  }),
};

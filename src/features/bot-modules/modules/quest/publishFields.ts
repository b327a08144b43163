import { textAt } from '../../engine/read';
import { choices, select, toggle } from '../../fields/basic';
import { date, time, timeZone } from '../../fields/clockTime';
import { channel } from '../../fields/discord';
import type { Values } from '../../fields/field';
import { message } from '../../fields/message';

const isScheduled = ({ publish }: Values) => publish === 'SCHEDULED';
const hasEnd = ({ hasEnd: is }: Values) => is === true;
const isAnnounced = ({ isAnnounced: is }: Values) => is === true;

/** When a quest stands on the board, and who is told. */
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
    when: (values) => isScheduled(values) || hasEnd(values),
  }),
  isAnnounced: toggle({ label: 'Tell when it goes live', initial: false }),
  announceChannelId: channel({ label: 'Channel', isRequired: true, when: isAnnounced }),
  message: message({
    label: 'Message',
    embed: { title: 'New quest: {quest.title}', description: '{quest.reward}\n{quest.link}' },
    post: (values) => ({ channelId: textAt(values, 'announceChannelId') }),
    when: isAnnounced,
  }),
};

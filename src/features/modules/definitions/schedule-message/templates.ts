import type { Template } from '../../engine/defineModule';
import { schedule } from '../../common-fields/schedule';
import type { ScheduledMessage } from './definition';

const { initial } = schedule({ label: 'When' });
const message = (content: string) => ({ content, embeds: [], buttons: [] });

/** What a scheduled message can begin from. */
export const templates: readonly Template<ScheduledMessage>[] = [
  {
    id: 'gm',
    title: 'gm',
    text: 'Each morning at nine, in place of the one before.',
    values: {
      name: 'gm',
      schedule: { ...initial, kind: 'DAILY', time: '09:00' },
      message: message('gm, {server.name}'),
      previous: 'DELETE',
    },
    asks: ['channelId'],
  },
  {
    id: 'recap',
    title: 'Weekly recap',
    text: 'Fridays at six: how many you are, and a question.',
    values: {
      name: 'Weekly recap',
      schedule: { ...initial, kind: 'WEEKLY', weekdays: ['5'], time: '18:00' },
      message: message('Another week: we are {member.count} now. What was your best moment?'),
    },
    asks: ['channelId'],
  },
  {
    id: 'safety',
    title: 'Stay safe',
    text: 'A reminder on the first of each month that no one of the team asks for a seed phrase.',
    values: {
      name: 'Stay safe',
      schedule: { ...initial, kind: 'MONTHLY', monthDay: '1', time: '18:00' },
      message: message(
        'No one of our team writes to you first or asks for a seed phrase. If someone does, tell us.',
      ),
      isPinned: true,
    },
    asks: ['channelId'],
  },
];

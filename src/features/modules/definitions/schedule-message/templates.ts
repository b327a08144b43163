import type { Template } from '../../engine/newRule';
import { schedule } from '../../common-fields/schedule';
import type { ScheduledMessage } from './definition';

const { initial } = schedule({ label: 'Schedule' });
const message = (content: string) => ({ content, embeds: [], buttons: [] });

/** What a scheduled message can begin from. */
export const templates: readonly Template<ScheduledMessage>[] = [
  {
    id: 'gm',
    title: 'gm',
    text: 'Posts every morning at 9:00 and deletes the previous post.',
    values: {
      name: 'gm',
      schedule: { ...initial, kind: 'DAILY', time: '09:00' },
      message: message('gm, {server.name}'),
      previous: 'DELETE',
    },
    needs: { channelId: 'gm' },
    asks: [],
  },
  {
    id: 'recap',
    title: 'Weekly recap',
    text: 'Posts your member count and a question every Friday at 18:00.',
    values: {
      name: 'Weekly recap',
      schedule: { ...initial, kind: 'WEEKLY', weekdays: ['5'], time: '18:00' },
      message: message('Another week, and we’re {member.count} strong. What was your best moment?'),
    },
    asks: [],
  },
  {
    id: 'safety',
    title: 'Stay safe',
    text: 'Reminds members each month that your team never asks for seed phrases.',
    values: {
      name: 'Stay safe',
      schedule: { ...initial, kind: 'MONTHLY', monthDay: '1', time: '18:00' },
      message: message(
        'Our team never DMs you first and never asks for your seed phrase. If someone does, tell us.',
      ),
      isPinned: true,
    },
    asks: [],
  },
];

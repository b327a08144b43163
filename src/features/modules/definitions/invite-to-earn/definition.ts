import { defineModule } from '../../engine/defineModule';
import { channelPost } from '../../common-fields/post';
import { about } from './about';
import { fields } from './fields';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'campaign', columns: ['reward', 'minStay', 'channelId'] },
  fields,
  messages: { message: channelPost },
  live: { says: 'Invites are announced in {channelId}.' },
  opening: {
    says: [
      'Members earn {reward} points for each person they invite who stays {minStay} and sends {minMessages}.',
      'The newcomer earns {inviteeReward} points.',
      'Invites are announced in {channelId}.',
    ],
    fields: ['name'],
    values: { name: 'Invites' },
    beside: 'estimate',
  },
  groups: [
    { title: 'Post', fields: ['channelId', 'message'] },
    {
      title: 'Milestones and limits',
      fields: ['name', 'reward', 'inviteeReward', 'milestones', 'dailyCap', 'clawback'],
      isRare: true,
    },
    {
      title: 'Invited members',
      fields: ['minStay', 'minMessages', 'minAccountAge', 'needsCaptcha', 'requiredRoles'],
      isRare: true,
    },
  ],
  variables: [
    { name: 'inviter.mention', sample: '@Abel Banner' },
    { name: 'invitee.name', sample: 'Mira Moat' },
    { name: 'reward', sample: '50' },
    { name: 'invites.valid', sample: '12' },
    { name: 'milestone.next', sample: '25' },
  ],
  page: { tabs: ['estimate', 'payouts', 'postHistory'] },
});

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
  groups: [
    { title: 'Rewards', fields: ['name', 'reward', 'inviteeReward', 'milestones'] },
    {
      title: 'Requirements',
      fields: ['minStay', 'minMessages', 'minAccountAge', 'needsCaptcha', 'requiredRoles'],
      isRare: true,
    },
    { title: 'Limits', fields: ['clawback', 'dailyCap'], isRare: true },
    { title: 'Post', fields: ['channelId', 'message'] },
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

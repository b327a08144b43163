import { defineModule } from '../../../engine/defineModule';
import { uniqueName } from '../../../engine/unique';
import { channelPost } from '../../../common-fields/post';
import { channel } from '../../../field-types/channel/field';
import { list } from '../../../field-types/list/field';
import { message } from '../../../field-types/message/field';
import { text } from '../../../field-types/text/field';
import { stars } from '../stars/field';
import { about } from './about';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'rule', columns: ['rating', 'channelId'], unique: [uniqueName('rule')] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    rating: stars({ label: 'Rating', most: 5 }),
    judges: list({
      label: 'Judges',
      itemName: 'judge',
      most: 3,
      fields: { rating: stars({ label: 'Their rating', most: 3 }) },
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    message: message({ label: 'Message', content: 'Rated.' }),
  },
  messages: { message: channelPost },
  groups: [
    { title: 'Rating', fields: ['name', 'rating', 'judges'] },
    { title: 'Post', fields: ['channelId', 'message'] },
  ],
  page: { tabs: ['postHistory'] },
});

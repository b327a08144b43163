import { isOneOf, not } from '../../common-fields/condition';
import { tidyXHandle } from '@/shared/links/xAccount';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { postOnX } from '../../common-fields/link';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import { tags } from '../../field-types/tags/field';

/** So many posts fit into a group. */
export const MOST_POSTS = 20;

const isAutomatic = isOneOf('source', 'AUTO');

/** Whose posts there are to act on, and where the bot tells about them. */
export const postFields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  handles: tags({
    label: 'Accounts on X',
    hint: 'One per line. Only their posts count. Leave empty to take anyone’s.',
    most: 5,
    maxLength: 15,
    pattern: {
      test: /^[A-Za-z0-9_]{1,15}$/,
      message: 'A name on X has 1 to 15 letters, digits or underscores.',
    },
    tidy: tidyXHandle,
  }),
  source: radio({
    label: 'Posts are added',
    choices: choices(
      ['MANUAL', 'by your team'],
      ['AUTO', 'automatically', 'Each new post of these accounts, while the group is on.'],
    ),
    initial: 'MANUAL',
  }),
  posts: list({
    label: 'Posts',
    itemName: 'post',
    most: MOST_POSTS,
    when: not(isAutomatic),
    fields: {
      url: postOnX({ label: 'Link to the post' }),
      title: text({ label: 'Title', maxLength: 200, isRequired: true }),
      description: area({ label: 'What to do', maxLength: 2000 }),
      status: select({
        label: 'State',
        hint: 'Who has done it before it was stopped is still paid; cancelled pays no one.',
        choices: choices(
          ['DRAFT', 'Draft'],
          ['LIVE', 'Live'],
          ['STOPPED', 'Stopped'],
          ['CANCELLED', 'Cancelled'],
        ),
        initial: 'DRAFT',
      }),
    },
  }),
  includesReposts: toggle({ label: 'Their reposts too', initial: false, when: isAutomatic }),
  includesReplies: toggle({ label: 'Their replies too', initial: false, when: isAutomatic }),
  keywords: tags({
    label: 'Only with all of these words',
    hint: 'One a line, such as #castle. None takes every post.',
    most: 20,
    maxLength: 50,
    when: isAutomatic,
  }),
  postTitle: text({
    label: 'Title',
    maxLength: 200,
    isRequired: true,
    initial: 'New post of {tweet.author}',
    when: isAutomatic,
  }),
  postDescription: area({
    label: 'What to do',
    maxLength: 2000,
    initial: '{tweet.text}',
    when: isAutomatic,
  }),
  channelId: channel({ label: 'Channel', isRequired: true }),
  message: message({
    label: 'Message',
    embed: {
      title: '{tweet.author} has posted',
      description: '{tweet.text}\n{actions}: {points} points. Ends {ends:R}.\n{tweet.url}',
      footer: '{participants} took part',
    },
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
};

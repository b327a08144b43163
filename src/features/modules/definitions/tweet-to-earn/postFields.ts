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
    label: 'X accounts',
    hint: 'One per line. Only their posts count. Leave empty to accept posts by anyone.',
    most: 5,
    maxLength: 15,
    pattern: {
      test: /^[A-Za-z0-9_]{1,15}$/,
      message: 'X usernames have 1 to 15 letters, digits or underscores.',
    },
    tidy: tidyXHandle,
  }),
  source: radio({
    label: 'Post source',
    choices: choices(
      ['MANUAL', 'Added by your team'],
      ['AUTO', 'Added automatically', 'Every new post by these accounts while the group is on.'],
    ),
    initial: 'MANUAL',
  }),
  posts: list({
    label: 'Posts',
    itemName: 'post',
    most: MOST_POSTS,
    when: not(isAutomatic),
    fields: {
      url: postOnX({ label: 'Post link' }),
      title: text({ label: 'Title', maxLength: 200, isRequired: true }),
      description: area({ label: 'Instructions', maxLength: 2000 }),
      status: select({
        label: 'Status',
        hint: 'Stopped posts pay members who took part before. Cancelled posts pay no one.',
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
  includesReposts: toggle({ label: 'Include reposts', initial: false, when: isAutomatic }),
  includesReplies: toggle({ label: 'Include replies', initial: false, when: isAutomatic }),
  keywords: tags({
    label: 'Required keywords',
    hint: 'One per line, such as #castle. Posts must contain all of them. Leave empty to accept any post.',
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
    label: 'Instructions',
    maxLength: 2000,
    initial: '{tweet.text}',
    when: isAutomatic,
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'raids' }),
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

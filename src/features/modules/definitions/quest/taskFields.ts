import { amount } from '../../field-types/amount/field';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { secret } from '../../field-types/secret/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { linkField } from '../../common-fields/link';
import { address } from '../../field-types/address/field';
import { tags } from '../../field-types/tags/field';
import { duration } from '../../field-types/duration/field';
import { tidyXHandle } from '@/shared/links/xAccount';
import { isKind } from './isKind';
import { taskLinkProblem } from './taskLink';
import { needsCount, needsHandle, needsLink, needsOptions, needsText, taskChoices } from './tasks';

/** One task: what is asked, and what an answer must be. */
export const taskFields = {
  kind: select({ label: 'Task', choices: taskChoices, initial: 'TEXT' }),
  prompt: text({ label: 'What members read', maxLength: 300, isRequired: true }),
  minChars: number({
    label: 'Length, at least',
    unit: 'characters',
    min: 0,
    max: 4000,
    initial: 0,
    when: isKind('TEXT'),
  }),
  fileSize: number({
    label: 'Size, at most',
    unit: 'MB',
    min: 1,
    max: 10,
    initial: 5,
    when: isKind('FILE'),
  }),
  min: number({
    label: 'Lowest number',
    min: -1_000_000_000,
    max: 1_000_000_000,
    initial: 0,
    when: isKind('NUMBER'),
  }),
  room: number({
    label: 'And up to so much more',
    min: 0,
    max: 1_000_000_000,
    initial: 100,
    when: isKind('NUMBER'),
  }),
  options: tags({
    label: 'Answers',
    hint: 'One a line.',
    least: 2,
    most: 10,
    maxLength: 100,
    hasCommas: true,
    when: needsOptions,
  }),
  right: number({
    label: 'The right one is line',
    min: 1,
    max: 10,
    initial: 1,
    when: isKind('QUIZ'),
  }),
  scale: number({ label: 'Scale from 1 to', min: 2, max: 10, initial: 5, when: isKind('OPINION') }),
  link: {
    ...linkField({
      label: 'Link',
      hint: 'A page, post, Space, Telegram group or message. For your own site: we send it a POST, and 200 within ten seconds means done, 400 not done.',
      when: needsLink,
    }),
    clash: taskLinkProblem,
  },
  secret: secret({
    label: 'Secret our POST is signed with',
    hint: 'Castle-Signature holds t and v1, the HMAC-SHA256 of “t.body” as hex. Once saved, no one can view it. If the link changes, enter it again.',
    least: 16,
    most: 128,
    usedFor: 'link',
    when: isKind('API'),
  }),
  handle: tags({
    label: 'Account on X',
    hint: 'Its name, or a link to it.',
    least: 1,
    most: 1,
    maxLength: 15,
    pattern: {
      test: /^[A-Za-z0-9_]{1,15}$/,
      message: 'A name on X has 1 to 15 letters, digits or underscores.',
    },
    tidy: tidyXHandle,
    when: needsHandle,
  }),
  reactions: checks({
    label: 'They',
    hint: 'X shows an app no more than 100 likes of a post, ever: likes are taken on trust.',
    choices: choices(
      ['REPLY', 'reply'],
      ['QUOTE', 'quote'],
      ['REPOST', 'repost'],
      ['LIKE', 'like'],
    ),
    initial: ['REPOST'],
    least: 1,
    when: isKind('X_REACT'),
  }),
  text: text({
    label: 'The post must contain',
    maxLength: 280,
    isRequired: true,
    when: needsText,
  }),
  roles: mentions({
    label: 'Roles',
    hint: 'Any of them will do.',
    least: 1,
    most: 10,
    when: isKind('DISCORD_ROLE'),
  }),
  count: number({ label: 'How many', min: 1, max: 100_000, initial: 1, when: needsCount }),
  voiceTime: duration({
    label: 'For at least',
    min: 60,
    max: 86_400,
    initial: 600,
    when: isKind('DISCORD_VOICE'),
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'None counts all.',
    kinds: ['text', 'announcement', 'forum', 'voice', 'stage'],
    when: isKind('DISCORD_MESSAGES', 'DISCORD_VOICE'),
  }),
  collection: address({ of: 'collection', label: 'Collection', when: isKind('HOLD_NFT') }),
  mint: address({ of: 'mint', label: 'Mint of the token', when: isKind('HOLD_TOKEN') }),
  amount: amount({
    label: 'At least',
    unit: 'tokens',
    decimals: 9,
    initial: '1',
    isPositive: true,
    when: isKind('HOLD_TOKEN'),
  }),
  account: address({
    of: 'wallet',
    label: 'Account or program it goes to',
    when: isKind('ONCHAIN_TX'),
  }),
};

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
import type { Values } from '../../common-fields/field';
import { isKind } from '../../common-fields/condition';
import { pageProblem } from './ownerSite';
import { taskLinkProblem } from './taskLink';
import { answerProblem } from './quizAnswer';
import {
  isTransfer,
  needsCount,
  needsHandle,
  needsLink,
  needsOptions,
  needsPage,
  needsText,
  taskChoices,
} from './tasks';
import { transferProblem } from './transfer';

/** One task: its instructions, and the rules for an answer. */
export const taskFields = {
  kind: select({ label: 'Task', choices: taskChoices, initial: 'TEXT' }),
  prompt: {
    ...text({ label: 'Instructions', maxLength: 300, isRequired: true }),
    labelIn: ({ kind }: Values) => (kind === 'QUIZ' ? 'Question' : undefined),
  },
  minChars: number({
    label: 'Minimum length',
    unit: 'characters',
    min: 0,
    max: 4000,
    initial: 0,
    when: isKind('TEXT'),
  }),
  fileSize: number({
    label: 'Maximum file size',
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
    label: 'Range above lowest number',
    hint: 'For example, with lowest number 10 and range 5, answers from 10 to 15 are accepted.',
    min: 0,
    max: 1_000_000_000,
    initial: 100,
    when: isKind('NUMBER'),
  }),
  options: tags({
    label: 'Answers',
    hint: 'One per line.',
    least: 2,
    most: 10,
    maxLength: 100,
    hasCommas: true,
    when: needsOptions,
  }),
  right: {
    ...number({
      label: 'Correct answer',
      min: 1,
      max: 10,
      initial: 1,
      lineOf: 'options',
      when: isKind('QUIZ'),
    }),
    clash: answerProblem,
  },
  scale: number({
    label: 'Highest rating',
    hint: 'Ratings start at 1.',
    min: 2,
    max: 10,
    initial: 5,
    when: isKind('OPINION'),
  }),
  via: select({
    label: 'How members send it',
    choices: choices(['PAGE', 'On a web page'], ['TRANSFER', 'As a SOL transfer']),
    initial: 'PAGE',
    when: isKind('ONCHAIN_TX'),
  }),
  page: {
    ...linkField({
      label: 'Page for members',
      hint: 'Where members do this task. Everyone can see it.',
      isOptional: true,
      when: needsPage,
    }),
    clash: pageProblem,
  },
  link: {
    ...linkField({
      label: 'Link',
      hint: 'For a check on your own site, we send a POST to this link, which members never see. Answer within 10 seconds: 200 = done, 400 = not done.',
      when: needsLink,
    }),
    clash: taskLinkProblem,
  },
  secret: secret({
    label: 'Signing secret',
    hint: 'The Castle-Signature header of our POST holds t and v1, the hex HMAC-SHA256 of “t.body”. No one can view the secret once it’s saved. Enter it again if the link changes.',
    least: 16,
    most: 128,
    usedFor: 'link',
    when: isKind('API'),
  }),
  handle: tags({
    label: 'X account',
    hint: 'Username or profile link.',
    least: 1,
    most: 1,
    maxLength: 15,
    pattern: {
      test: /^[A-Za-z0-9_]{1,15}$/,
      message: 'X usernames have 1 to 15 letters, digits or underscores.',
    },
    tidy: tidyXHandle,
    when: needsHandle,
  }),
  reactions: checks({
    label: 'Required actions',
    hint: 'Likes aren’t checked. The bot trusts members.',
    choices: choices(
      ['REPLY', 'Reply'],
      ['QUOTE', 'Quote'],
      ['REPOST', 'Repost'],
      ['LIKE', 'Like'],
    ),
    initial: ['REPOST'],
    least: 1,
    when: isKind('X_REACT'),
  }),
  text: text({
    label: 'Required text',
    maxLength: 280,
    isRequired: true,
    when: needsText,
  }),
  roles: mentions({
    label: 'Roles',
    hint: 'One of these is enough.',
    least: 1,
    most: 10,
    when: isKind('DISCORD_ROLE'),
  }),
  count: number({ label: 'Required number', min: 1, max: 100_000, initial: 1, when: needsCount }),
  voiceTime: duration({
    label: 'Minimum time',
    min: 60,
    max: 86_400,
    initial: 600,
    when: isKind('DISCORD_VOICE'),
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'Leave empty to count all channels.',
    kinds: ['text', 'announcement', 'forum', 'voice', 'stage'],
    when: isKind('DISCORD_MESSAGES', 'DISCORD_VOICE'),
  }),
  collection: address({ of: 'collection', label: 'Collection', when: isKind('HOLD_NFT') }),
  mint: address({ of: 'mint', label: 'Token address', when: isKind('HOLD_TOKEN') }),
  amount: amount({
    label: 'Minimum amount',
    unit: 'tokens',
    decimals: 9,
    initial: '1',
    isPositive: true,
    when: isKind('HOLD_TOKEN'),
  }),
  account: address({
    of: 'wallet',
    label: 'Recipient account or program',
    when: isKind('ONCHAIN_TX'),
  }),
  sol: {
    ...amount({
      label: 'Exact amount',
      hint: 'From 0.000000001 to 0.1 SOL.',
      unit: 'SOL',
      decimals: 9,
      initial: '0.01',
      isPositive: true,
      when: isTransfer,
    }),
    clash: transferProblem,
  },
};

import { has, isOn } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { list } from '../../field-types/list/field';
import { duration } from '../../field-types/duration/field';

const DAY = 86_400;

const counts = (source: string) => has('sources', source);

const weight = (source: string, label: string) =>
  factor({
    label,
    min: 0,
    max: 10,
    initial: 1,
    when: counts(source),
  });

const pay = (source: string, label: string, hint?: string) =>
  amount({
    label,
    ...(hint === undefined ? {} : { hint }),
    unit: 'points',
    decimals: 9,
    initial: '1',
    when: counts(source),
  });

/** What counts as activity, and what it pays. */
export const activityFields = {
  sources: checks({
    label: 'Earning sources',
    hint: 'Chat to earn, Tweet to earn and Invite to earn set their own amounts.',
    choices: choices(
      ['CHAT', 'Chatting'],
      ['TWEET', 'Actions on X posts'],
      ['REACTION', 'Reactions'],
      ['VOICE', 'Voice channels'],
      ['INVITE', 'Invites'],
    ),
    retired: ['QUEST', 'EVENT'],
    initial: ['CHAT', 'REACTION'],
    least: 1,
  }),
  chatWeight: weight('CHAT', 'Chat weight'),
  tweetWeight: weight('TWEET', 'X post weight'),
  reactionWeight: weight('REACTION', 'Reaction weight'),
  voiceWeight: weight('VOICE', 'Voice weight'),
  inviteWeight: weight('INVITE', 'Invite weight'),
  reactionGive: pay('REACTION', 'Points for adding a reaction', 'Maximum 1,000.'),
  reactionReceive: pay('REACTION', 'Points for receiving a reaction', 'Maximum 1,000.'),
  reactionMost: number({
    label: 'Maximum rewarded reactions per message',
    min: 1,
    max: 100,
    initial: 20,
    when: counts('REACTION'),
  }),
  reactionChannels: list({
    label: 'Reaction channels',
    hint: 'Leave empty to count all channels.',
    itemName: 'channel',
    most: 5,
    when: counts('REACTION'),
    fields: { channelId: channel({ label: 'Channel', isRequired: true }) },
  }),
  reactionMessageAge: duration({
    label: 'Maximum message age',
    hint: 'Reactions to older messages earn nothing.',
    min: 60,
    max: 30 * DAY,
    initial: 7 * DAY,
    when: counts('REACTION'),
  }),
  voicePay: pay('VOICE', 'Points per voice minute', 'Maximum 1,000.'),
  voiceNeedsTwo: toggle({
    label: 'Require another member',
    hint: 'Time alone or with bots earns nothing.',
    initial: true,
    when: counts('VOICE'),
  }),
  voiceIgnoresSilent: toggle({
    label: 'Skip minutes muted or deafened',
    hint: 'Based on what the bot sees.',
    initial: true,
    when: counts('VOICE'),
  }),
  memberDailyCap: amount({
    label: 'Daily limit per member',
    hint: 'Covers all sources above. Quests and games don’t count.',
    unit: 'points',
    decimals: 9,
    initial: '1000',
    isPositive: true,
  }),
  hasServerCap: toggle({
    label: 'Limit the server’s daily total',
    hint: 'Counts the points of all members together.',
    initial: false,
  }),
  serverDailyCap: amount({
    label: 'Daily limit for all members together',
    unit: 'points',
    decimals: 9,
    initial: '50000',
    isPositive: true,
    when: isOn('hasServerCap'),
  }),
};

import { has, isOn } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { list } from '../../field-types/list/field';
import { duration } from '../../field-types/duration/field';

const DAY = 86_400;

const counts = (source: string) => has('sources', source);

const weight = (source: string, name: string) =>
  factor({
    label: `Weight of ${name}`,
    min: 0,
    max: 10,
    initial: 1,
    when: counts(source),
  });

const pay = (source: string, label: string, hint?: string) =>
  amount({
    label,
    ...(hint === undefined ? {} : { hint }),
    unit: 'units',
    decimals: 9,
    initial: '1',
    when: counts(source),
  });

/** What counts as activity, and what it pays. */
export const activityFields = {
  sources: checks({
    label: 'Members earn by',
    hint: 'Chat, tweet and invite to earn set what they pay.',
    choices: choices(
      ['CHAT', 'Chatting'],
      ['TWEET', 'Acting on posts on X'],
      ['REACTION', 'Reactions'],
      ['VOICE', 'Voice channels'],
      ['INVITE', 'Invites'],
    ),
    retired: ['QUEST', 'EVENT'],
    initial: ['CHAT', 'REACTION'],
    least: 1,
  }),
  chatWeight: weight('CHAT', 'chatting'),
  tweetWeight: weight('TWEET', 'posts on X'),
  reactionWeight: weight('REACTION', 'reactions'),
  voiceWeight: weight('VOICE', 'voice'),
  inviteWeight: weight('INVITE', 'invites'),
  reactionGive: pay('REACTION', 'Who reacts gets', 'At most 1,000.'),
  reactionReceive: pay('REACTION', 'Whose message it is gets', 'At most 1,000.'),
  reactionMost: number({
    label: 'Reactions to a message that pay',
    min: 1,
    max: 100,
    initial: 20,
    when: counts('REACTION'),
  }),
  reactionChannels: list({
    label: 'Channels',
    hint: 'None takes all.',
    itemName: 'channel',
    most: 5,
    when: counts('REACTION'),
    fields: { channelId: channel({ label: 'Channel', isRequired: true }) },
  }),
  reactionMessageAge: duration({
    label: 'Messages count for',
    hint: 'Reactions to older ones pay nothing.',
    min: 60,
    max: 30 * DAY,
    initial: 7 * DAY,
    when: counts('REACTION'),
  }),
  voicePay: pay('VOICE', 'A minute pays', 'At most 1,000.'),
  voiceNeedsTwo: toggle({
    label: 'Only with another person',
    hint: 'Bots don’t count.',
    initial: true,
    when: counts('VOICE'),
  }),
  voiceIgnoresSilent: toggle({
    label: 'Skip minutes muted or deafened',
    hint: 'As the bot has seen them.',
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
  hasServerCap: toggle({ label: 'Limit the whole server', initial: false }),
  serverDailyCap: amount({
    label: 'Daily limit for all members',
    unit: 'points',
    decimals: 9,
    initial: '50000',
    isPositive: true,
    when: isOn('hasServerCap'),
  }),
};

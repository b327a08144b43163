import { setModule } from '@/mock-api/testing/modules';
import { createPostCases, NOON } from '@/mock-api/testing/deliveries';
import { settleFirstRoles } from '@/mock-api/domains/member-management/firstRoles';
import type { MemberRow } from '@/mock-api/domains/members/rows';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const MINUTE = 60_000;
const cases = await createPostCases('welcome-message');
const { world, guild, channelId } = cases;
const verified = guild.roles.find(({ name }) => name === 'Verified')?.id ?? '';

const newcomer: MemberRow = {
  serverId: guild.id,
  userId: 'usr-newcomer',
  joinedAt: NOON + MINUTE,
  leftAt: NOON + 9 * MINUTE,
  roles: [],
};
const [someone] = world.db.users;
if (!someone) throw new Error('The seed has no users.');
const account = { ...someone, id: newcomer.userId, displayName: 'discord.gg/x' };
world.db.users.push(account);
world.db.members.push(newcomer);
// The newcomer passes the captcha five minutes after joining.
world.db.cases.push({
  id: 'cas-newcomer',
  serverId: guild.id,
  kind: 'CAPTCHA',
  userId: newcomer.userId,
  subject: '',
  state: 'PASSED',
  at: NOON + 5 * MINUTE,
  by: null,
  rating: null,
  entries: [{ at: NOON + 6 * MINUTE, by: null, text: '' }],
});

/** Posts that are due while the newcomer is a member, and when they leave. */
const due = (values: Values) => cases.between(values, NOON, NOON + 10 * MINUTE);
const first = (values: Values) => due(values)[0];
const goodbye = (values: Values) => due(values).find(({ due: { kind } }) => kind === 'LEAVE');
const dm = (values: Values) => due(values).find(({ post }) => post.place === 'Discord DM');
const message = { content: 'Hail!', embeds: [], buttons: [] };

/** First roles of a member who joined a minute before noon. */
function firstRoles(values: Values) {
  const member: MemberRow = { ...newcomer, joinedAt: NOON - MINUTE, leftAt: null, roles: [] };
  world.db.members.push(member);
  setModule(cases, 'welcome-message', { values, createdAt: NOON - 2 * MINUTE });
  settleFirstRoles(world, guild);
  world.db.members = world.db.members.filter((row) => row !== member);
  return member.roles.map(({ roleId }) => roleId);
}

/** Number of greetings if the newcomer is a bot. */
function greetedBots(values: Values) {
  account.isBot = true;
  const { length } = due(values);
  account.isBot = false;
  return length;
}

describeEffects(cases.spec, {
  trigger: {
    value: 'AFTER_CAPTCHA',
    outcome: (values) => (first(values)?.due.at ?? 0) - NOON,
    becomes: 6 * MINUTE,
    from: MINUTE,
  },
  channelId: {
    value: channelId,
    outcome: (values) => first(values)?.channelId,
    becomes: channelId,
    from: '',
  },
  message: {
    value: message,
    outcome: (values) => first(values)?.post.message?.content,
    becomes: 'Hail!',
    from: 'Welcome {user.mention}, you are member {member.count} of {server.name}.',
  },
  hasDm: { value: true, outcome: (values) => due(values).length, becomes: 2, from: 1 },
  dm: {
    given: { hasDm: true },
    value: message,
    outcome: (values) => dm(values)?.post.message?.content,
    becomes: 'Hail!',
    from: 'Welcome to {server.name}!',
  },
  autoRoles: { value: [verified], outcome: firstRoles, becomes: [verified], from: [] },
  delay: {
    given: { autoRoles: [verified] },
    value: 3600,
    outcome: firstRoles,
    becomes: [],
    from: [verified],
  },
  hasGoodbye: {
    value: true,
    outcome: (values) => goodbye(values) !== undefined,
    becomes: true,
    from: false,
  },
  goodbyeChannelId: {
    given: { hasGoodbye: true },
    value: channelId,
    outcome: (values) => goodbye(values)?.channelId,
    becomes: channelId,
    from: '',
  },
  goodbye: {
    given: { hasGoodbye: true },
    value: message,
    outcome: (values) => goodbye(values)?.post.message?.content,
    becomes: 'Hail!',
    from: '{user.name} has left.',
  },
  censorInvites: {
    value: false,
    outcome: (values) => first(values)?.due.label,
    becomes: 'discord.gg/x joined',
    from: '*** joined',
  },
  skipBots: { value: false, outcome: greetedBots, becomes: 1, from: 0 },
  raidPause: {
    value: 1,
    outcome: (values) => {
      const raider = { ...newcomer, userId: 'usr-raider' };
      world.db.members.push(raider);
      const reason = first(values)?.reason;
      world.db.members = world.db.members.filter((row) => row !== raider);
      return reason;
    },
    becomes: 'CAP',
    from: null,
  },
});

import { createInviteCases } from '@/mock-api/testing/invites';
import { valueAt } from '../../engine/paths';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const cases = createInviteCases();
const { roleId, channelId } = cases;

/** Nothing is asked of friends, and nothing is taken back. */
const given = {
  minStay: 0,
  minMessages: 0,
  minAccountAge: 0,
  needsCaptcha: false,
  clawback: 0,
};
const ANNA = { userId: 'usr-anna' };
const BEN = { userId: 'usr-ben' };
const one = { friends: [ANNA], days: 1 };

const points = (values: Values) => cases.after(values, one).points;
const milestone = { count: 2, reward: 500, roles: [] };
const reaching = { ...given, milestones: [milestone] };
const two = { friends: [ANNA, BEN], days: 1 };

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Bring friends',
    outcome: (values) => cases.after(values, one).names[0],
    becomes: 'Bring friends',
    from: '',
  },
  reward: { given, value: 70, outcome: points, becomes: 70, from: 50 },
  inviteeReward: {
    given,
    value: 5,
    outcome: (values) => cases.after(values, one).pointsOf(ANNA.userId),
    becomes: 5,
    from: 0,
  },
  minStay: { given, value: 0, outcome: points, becomes: 50, from: 0 },
  minMessages: {
    given,
    value: 2,
    outcome: (values) =>
      cases.after(values, { friends: [{ ...ANNA, messages: 2 }], days: 1 }).points,
    becomes: 50,
    from: 0,
  },
  minAccountAge: { given, value: 0, outcome: points, becomes: 50, from: 0 },
  needsCaptcha: {
    given,
    value: false,
    outcome: (values) => cases.after(values, { ...one, captchaRole: roleId }).points,
    becomes: 50,
    from: 0,
  },
  requiredRoles: { given, value: [roleId], outcome: points, becomes: 0, from: 50 },
  clawback: {
    given,
    value: 5,
    outcome: (values) =>
      cases.after(values, { friends: [{ ...ANNA, leavesAfter: 10 }], days: 12 }).points,
    becomes: 50,
    from: 0,
  },
  dailyCap: {
    given,
    value: 1,
    outcome: (values) => cases.after(values, { ...two, days: 0.2 }).points,
    becomes: 50,
    from: 100,
  },
  milestones: {
    given,
    value: [milestone],
    outcome: (values) => cases.after(values, two).points,
    becomes: 600,
    from: 100,
  },
  'milestones[].count': {
    given: reaching,
    value: 2,
    outcome: (values) => cases.after(values, two).points,
    becomes: 600,
    from: 100,
  },
  'milestones[].reward': {
    given: reaching,
    value: 500,
    outcome: (values) => cases.after(values, two).points,
    becomes: 600,
    from: 300,
  },
  'milestones[].roles': {
    given: reaching,
    value: [roleId],
    outcome: (values) => cases.after(values, two).roles,
    becomes: [roleId],
    from: [],
  },
  channelId: {
    given,
    value: channelId,
    outcome: (values) => {
      const { posts, rule } = cases.after(values, one);
      return valueAt(rule?.values ?? {}, posts[0]?.channelAt ?? '');
    },
    becomes: channelId,
    from: '',
  },
  message: {
    given,
    value: { content: '{reward} for {inviter.mention}', embeds: [], buttons: [] },
    outcome: (values) => cases.after(values, one).posts[0]?.post.message?.content,
    becomes: '{reward} for {inviter.mention}',
    from: '{inviter.mention} brought {invitee.name}: {reward} points.',
  },
});

import { createModeratedServer, newcomerWho } from '@/mock-api/testing/cases';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';

const server = createModeratedServer();
const role = server.role('Verified');
const channel = server.channel('verify');

const SECOND = 1000;
const inTime = 600 * SECOND;
/** Answers right at once, but not within a minute. */
const slow = newcomerWho(({ answers: [first] }) =>
  Boolean(first?.isRight && first.takes > 60 * SECOND && first.takes < inTime),
);
const second = newcomerWho(({ answers: [first, next] }) =>
  Boolean(first && !first.isRight && first.takes < inTime && next?.isRight && next.takes < inTime),
);
const robot = newcomerWho(
  ({ answers, comesBack }) =>
    !comesBack && answers.every(({ isRight, takes }) => !isRight && takes < inTime),
);

const of =
  (who: string, hours = 1) =>
  (values: Values) =>
    server.newcomer(values, who, hours);
const stateOf = (who: string) => (values: Values) => of(who)(values).cases.at(-1)?.state;
const lastNote =
  (who: string, hours = 1) =>
  (values: Values) =>
    of(who, hours)(values).log.at(-1);

describeEffects(spec, {
  mode: {
    value: 'MATH',
    outcome: (values) => of(slow)(values).cases[0]?.subject,
    becomes: 'Math problem',
    from: 'Web page',
  },
  timeLimit: {
    value: 60,
    outcome: (values) => of(slow)(values).log[0],
    becomes: 'Attempt 1: no answer within 1 minute.',
    from: 'Attempt 1: correct answer.',
  },
  maxAttempts: { value: 1, outcome: stateOf(second), becomes: 'FAILED', from: 'PASSED' },
  verifiedRoles: {
    value: [role],
    outcome: (values) => of(slow)(values).roles,
    becomes: [role],
    from: [],
  },
  unverifiedRoles: {
    value: [role],
    outcome: (values) => server.newcomer(values, slow, 1, { roles: [role] }).roles,
    becomes: [],
    from: [role],
  },
  onFail: {
    value: 'BAN',
    outcome: (values) => of(robot)(values).member?.removal,
    becomes: 'BANNED',
    from: undefined,
  },
  failFor: {
    given: { onFail: 'TIMEOUT' },
    value: 7200,
    outcome: (values) => {
      const { from = 0, until = 0 } = of(robot)(values).member?.timeout ?? {};
      return until - from;
    },
    becomes: 7200 * SECOND,
    from: 3600 * SECOND,
  },
  kickUnverifiedAfter: {
    value: 7200,
    outcome: lastNote(robot, 3),
    becomes: 'Kicked the member: not verified after 2 hours.',
    from: 'The member can try again after 1 hour.',
  },
  remindAfter: {
    value: 7200,
    outcome: (values) => of(robot, 3)(values).messages,
    becomes: 1,
    from: 0,
  },
  passAccountAge: {
    value: 100,
    outcome: (values) => of(slow)(values).log[0],
    becomes: 'The account is 400 days old, so no challenge was needed.',
    from: 'Attempt 1: correct answer.',
  },
  minAccountAge: {
    value: 30,
    outcome: (values) => server.newcomer(values, slow, 1, { accountDays: 10 }).cases[0]?.state,
    becomes: 'FAILED',
    from: 'PASSED',
  },
  logChannelId: {
    value: channel,
    outcome: lastNote(slow),
    becomes: 'Logged in #verify.',
    from: 'Attempt 1: correct answer.',
  },
  isManual: { value: true, outcome: stateOf(slow), becomes: 'WAITING', from: 'PASSED' },
});

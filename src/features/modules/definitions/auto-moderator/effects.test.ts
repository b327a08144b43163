import { createModeratedServer, NOON } from '@/mock-api/testing/cases';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';
import spec from './definition';

const server = createModeratedServer();
const role = server.role('Moderator');
const channel = server.channel('verify');

const drainer = { text: 'Free mint: keepers-claim.example' };
const states =
  (...sightings: Parameters<typeof server.moderated>[1]) =>
  (values: Values) =>
    server.moderated(values, sightings).map(({ row }) => row.state);
const said = (values: Values) => server.moderated(values, [drainer])[0]?.row.entries.at(-1)?.text;
const act = { dryRun: false };
const times = (...seconds: readonly number[]) =>
  seconds.map((second) => ({ text: 'gm', at: NOON + second * 1000 }));

describeEffects(spec, {
  name: {
    value: 'No drainers',
    outcome: (values) => server.moderated(values, [drainer])[0]?.row.rule?.name,
    becomes: 'No drainers',
    from: '',
  },
  trigger: { value: 'LINKS', outcome: states(drainer), becomes: [], from: ['WATCHED'] },
  words: {
    given: { trigger: 'WORDS', ...act },
    value: 'rug*',
    outcome: states({ text: 'What a rugpull!' }),
    becomes: ['DELETED'],
    from: [],
  },
  allowed: {
    given: { trigger: 'LINKS', ...act },
    value: 'docs.castle.example',
    outcome: states({ text: 'see https://docs.castle.example' }),
    becomes: [],
    from: ['DELETED'],
  },
  count: {
    given: { trigger: 'FLOOD', ...act },
    value: 2,
    outcome: states(...times(0, 1)),
    becomes: ['DELETED'],
    from: [],
  },
  within: {
    given: { trigger: 'REPEAT', count: 2, ...act },
    value: 60,
    outcome: states(...times(0, 50)),
    becomes: ['DELETED'],
    from: [],
  },
  percent: {
    given: { trigger: 'CAPS', ...act },
    value: 30,
    outcome: states({ text: 'WEN NEXT quest' }),
    becomes: ['DELETED'],
    from: [],
  },
  accountAge: {
    given: { trigger: 'NEW_ACCOUNT', actions: ['KICK'], ...act },
    value: 30,
    outcome: states({ kind: 'JOIN', accountCreatedAt: NOON - 10 * 86_400_000 }),
    becomes: ['KICKED'],
    from: [],
  },
  actions: {
    given: act,
    value: ['BAN'],
    outcome: states(drainer),
    becomes: ['BANNED'],
    from: ['DELETED'],
  },
  timeout: {
    given: { actions: ['TIMEOUT'], ...act },
    value: 600,
    outcome: (values) => server.moderated(values, [drainer])[0]?.timedOutUntil,
    becomes: NOON + 600_000,
    from: NOON + 3_600_000,
  },
  alertChannelId: {
    given: { actions: ['ALERT'], ...act },
    value: channel,
    outcome: said,
    becomes: 'Reported it in #verify.',
    from: 'Reported it in a deleted channel.',
  },
  exemptRoles: {
    given: act,
    value: [role],
    outcome: states({ ...drainer, roles: [role] }),
    becomes: [],
    from: ['DELETED'],
  },
  dryRun: {
    given: { actions: ['BAN'] },
    value: false,
    outcome: said,
    becomes: 'Banned the member.',
    from: 'Log only. Would have banned the member.',
  },
});

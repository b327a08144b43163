import { createPostCases, NOON, SOL_MINT } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const token = { mint: SOL_MINT, symbol: 'SOL' };
const given = { tokens: [token] };
/** Moves of half a percent within a day come all the time. */
const alert = { kind: 'CHANGE', value: 0.5, within: 86_400, reArm: 'ROLLING' };
const alerting = { ...given, surface: 'COMMAND', alerts: [alert] };

const cases = await createPostCases('token-price');
const posts = (values: Values) => cases.between(values, NOON - DAY, NOON);
const weekOf = (values: Values) => cases.between(values, NOON - 7 * DAY, NOON);
const last = (values: Values) => posts(values).at(-1);
const line = (values: Values) => last(values)?.post.variables[0]?.sample ?? '';
const alertOf = (values: Values) => weekOf(values)[0];

describeEffects(cases.spec, {
  tokens: { value: [token], outcome: (values) => line(values) !== '', becomes: true, from: false },
  'tokens[].mint': {
    given: { tokens: [{ ...token, symbol: 'X' }] },
    value: SOL_MINT,
    outcome: (values) => line(values).includes('$'),
    becomes: true,
    from: false,
  },
  'tokens[].symbol': {
    given,
    value: 'OWN',
    outcome: (values) => line(values).split(' ')[0],
    becomes: 'OWN',
    from: 'SOL',
  },
  quote: {
    given,
    value: 'EUR',
    outcome: (values) => line(values).split(' ')[1]?.charAt(0),
    becomes: '€',
    from: '$',
  },
  surface: {
    given,
    value: 'LIVE_MESSAGE',
    outcome: (values) => [last(values)?.post.name, last(values)?.post.message?.content],
    becomes: [null, '{line}'],
    from: ['{line}', undefined],
  },
  channelId: {
    given,
    value: cases.channelId,
    outcome: (values) => last(values)?.channelId,
    becomes: cases.channelId,
    from: '',
  },
  template: {
    given,
    value: 'Now {price}',
    outcome: (values) => line(values).startsWith('Now $'),
    becomes: true,
    from: false,
  },
  refresh: {
    given,
    value: 86_400,
    outcome: (values) => posts(values).length <= 1,
    becomes: true,
    from: false,
  },
  alerts: {
    given: { ...given, surface: 'COMMAND' },
    value: [alert],
    outcome: (values) => weekOf(values).length > 0,
    becomes: true,
    from: false,
  },
  'alerts[].kind': {
    given: { ...alerting, alerts: [{ ...alert, value: 182 }] },
    value: 'ABOVE',
    outcome: (values) => alertOf(values)?.due.label ?? null,
    becomes: 'SOL has risen above 182 USD',
    from: null,
  },
  'alerts[].value': {
    given: alerting,
    value: 1000,
    outcome: (values) => weekOf(values).length > 0,
    becomes: false,
    from: true,
  },
  'alerts[].within': {
    given: { ...alerting, alerts: [{ ...alert, value: 4 }] },
    value: 3600,
    outcome: (values) => weekOf(values).length > 0,
    becomes: false,
    from: true,
  },
  'alerts[].reArm': {
    given: alerting,
    value: 'ONCE',
    outcome: (values) =>
      cases.between(values, NOON - 7 * DAY, NOON, [{ secondsAgo: 3600 }])[0]?.reason === 'COOLDOWN',
    becomes: true,
    from: false,
  },
  alertChannelId: {
    given: alerting,
    value: cases.channelId,
    outcome: (values) => alertOf(values)?.channelId,
    becomes: cases.channelId,
    from: '',
  },
  mentionRoles: {
    given: alerting,
    value: [cases.roleId],
    outcome: (values) => alertOf(values)?.post.mentions,
    becomes: [cases.roleId],
    from: [],
  },
});

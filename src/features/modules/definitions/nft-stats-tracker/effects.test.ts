import { createPostCases, KEEPERS, NOON, SOL_MINT } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const given = { asset: KEEPERS };
const trigger = { metric: 'MARKET_CAP', when: 'CHANGE_UP', value: 1, within: 3600 };
const triggered = { asset: SOL_MINT, every: 'NEVER', triggers: [trigger] };

const cases = await createPostCases('nft-stats-tracker');
const reports = (values: Values) => cases.between(values, NOON - DAY, NOON);
const embed = (values: Values) => reports(values)[0]?.post.message?.embeds[0];
const strikes = (values: Values) => cases.between(values, NOON - 7 * DAY, NOON);
const isStruck = (values: Values) => strikes(values).length > 0;

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Daily',
    outcome: (values) => cases.nameOf(values),
    becomes: 'Daily',
    from: 'rule',
  },
  asset: {
    given,
    value: KEEPERS,
    outcome: (values) => reports(values)[0]?.post.variables[0]?.sample,
    becomes: 'Keepers of the Tower',
    from: 'an unknown token',
  },
  metrics: {
    given,
    value: ['LISTED'],
    outcome: (values) => embed(values)?.fields.map(({ name, value }) => [name, /\d/.test(value)]),
    becomes: [['Listed', true]],
    from: [
      ['Floor price', true],
      ['Volume', true],
      ['Holders', true],
    ],
  },
  every: {
    given,
    value: 'HOURLY',
    outcome: (values) => reports(values).length,
    becomes: 24,
    from: 1,
  },
  compare: {
    given,
    value: 'WEEK',
    outcome: (values) => embed(values)?.description,
    becomes: 'Scheduled report. Compared with a week ago.',
    from: 'Scheduled report. Compared with the previous report.',
  },
  triggers: {
    given: { ...triggered, triggers: [] },
    value: [trigger],
    outcome: isStruck,
    becomes: true,
    from: false,
  },
  'triggers[].metric': {
    given: triggered,
    value: 'MARKET_CAP',
    outcome: isStruck,
    becomes: true,
    from: false,
  },
  'triggers[].when': {
    given: triggered,
    value: 'CHANGE_UP',
    outcome: (values) => strikes(values)[0]?.due.label,
    becomes: 'Market cap is up by 1%',
    from: 'Market cap is down by 1%',
  },
  'triggers[].value': {
    given: triggered,
    value: 1,
    outcome: isStruck,
    becomes: true,
    from: false,
  },
  'triggers[].within': {
    given: { ...triggered, triggers: [{ ...trigger, value: 5 }] },
    value: 3600,
    outcome: isStruck,
    becomes: false,
    from: true,
  },
  channelId: {
    given,
    value: cases.channelId,
    outcome: (values) => reports(values)[0]?.channelId,
    becomes: cases.channelId,
    from: '',
  },
  mentionRoles: {
    given,
    value: [cases.roleId],
    outcome: (values) => reports(values)[0]?.post.mentions,
    becomes: [cases.roleId],
    from: [],
  },
});

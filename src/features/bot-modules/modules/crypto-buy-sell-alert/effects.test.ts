import { createPostCases, NOON } from '@/mocks/deliveries/testing';
import { tokens } from '@/mocks/market/market';
import { eventsOf, type TradeEvent } from '@/mocks/market/marketEvents';
import type { Values } from '../../fields/field';
import { describeEffects } from '../../testing/effectCases';

const [SOL = '', USDC = ''] = tokens.map(({ mint }) => mint);
const DAY = 86_400_000;

const trade: TradeEvent = {
  signature: 'sig',
  at: NOON,
  by: 'buyer',
  stream: 'TRADE',
  asset: SOL,
  type: 'BUY',
  cents: 5000n,
  position: 10n,
  isArbitrage: false,
};
const given = { token: SOL };

const cases = await createPostCases('crypto-buy-sell-alert');
const unmetBy = (event: TradeEvent) => (values: Values) => cases.ofEvent(values, event).unmet;
const posted = (values: Values) => cases.ofEvent(values, trade).post;
const channel = cases.guild.channels[0]?.id ?? '';
const role = cases.guild.roles[0]?.id ?? '';

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Whales',
    outcome: (values) => cases.nameOf(values),
    becomes: 'Whales',
    from: 'rule',
  },
  token: {
    value: USDC,
    outcome: (values) =>
      cases
        .between(values, NOON - DAY, NOON)
        .every(({ due }) => due.signature !== null && due.label.includes('USDC')) &&
      cases.between(values, NOON - DAY, NOON).length ===
        eventsOf('TRADE', USDC, NOON - DAY, NOON).length,
    becomes: true,
    from: false,
  },
  sides: { given, value: 'SELLS', outcome: unmetBy(trade), becomes: ['sides'], from: [] },
  minUsd: { given, value: 50.01, outcome: unmetBy(trade), becomes: ['minUsd'], from: [] },
  usdPerEmoji: {
    given,
    value: 10,
    outcome: (values) => posted(values).variables.find(({ name }) => name === 'emoji.bar')?.sample,
    becomes: '🟢🟢🟢🟢🟢',
    from: '🟢',
  },
  ignoresArbitrage: {
    given,
    value: false,
    outcome: unmetBy({ ...trade, isArbitrage: true }),
    becomes: [],
    from: ['ignoresArbitrage'],
  },
  channelId: {
    given,
    value: channel,
    outcome: (values) => cases.ofEvent(values, trade).channelId,
    becomes: channel,
    from: '',
  },
  message: {
    given,
    value: { content: 'A whale!', embeds: [], buttons: [] },
    outcome: (values) => posted(values).message?.content,
    becomes: 'A whale!',
    from: '',
  },
  mentionRoles: {
    given,
    value: [role],
    outcome: (values) => posted(values).mentions,
    becomes: [role],
    from: [],
  },
  bundle: {
    given,
    value: 0,
    outcome: (values) => cases.ofEvent(values, trade, [{ secondsAgo: 10 }]).reason,
    becomes: null,
    from: 'COOLDOWN',
  },
  maxPerHour: {
    given: { ...given, bundle: 0 },
    value: 1,
    outcome: (values) => cases.ofEvent(values, trade, [{ secondsAgo: 600 }]).reason,
    becomes: 'CAP',
    from: null,
  },
});

import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import {
  botInfoLoaded,
  serverDetailsLoaded,
  serverSelected,
} from '@/features/server/discord/discordSlice';
import { emojiApi } from '@/features/server/discord/emojiApi';
import type { Collection, Token } from '@/features/modules/market/market';
import { previewOf } from '../engine/previewOf';
import { loadModule } from '../engine/registry';
import { noFacts, type Facts } from '../engine/variable';
import type { Values } from '../common-fields/field';
import { knownOf, withKnown } from './known';

const CHANNEL = '111111111111111111';
const TRADER = '222222222222222222';
const WHALE = '333333333333333333';
const GUILD = '444444444444444444';
const MINT = 'So11111111111111111111111111111111111111112';
const token: Token = {
  mint: MINT,
  symbol: 'GATE',
  name: 'Gatepoints',
  image: null,
  decimals: 0,
  priceSol: '0.5',
};
const collection: Collection = {
  address: MINT,
  name: 'Moat Monsters',
  symbol: 'MOAT',
  image: null,
  items: 777,
  floorSol: '3.2',
  traits: [],
};
const tokens: Facts = { ...noFacts, tokens: new Map([[MINT, token]]) };
const collections: Facts = { ...noFacts, collections: new Map([[MINT, collection]]) };

let appStore: ReturnType<typeof createStore>;
beforeEach(() => {
  appStore = createStore();
  attachServerData(appStore);
  appStore.store.dispatch(
    emojiApi.util.upsertQueryEntries([
      { endpointName: 'emojis', arg: 'srv-1', value: { emojis: [] } },
    ]),
  );
  appStore.store.dispatch(serverSelected('srv-1'));
  appStore.store.dispatch(
    serverDetailsLoaded({
      serverId: 'srv-1',
      details: {
        id: 'srv-1',
        guildName: 'Keep',
        guildId: GUILD,
        guildIcon: null,
        subscription: { status: null, showSubscription: false },
        botServicesEnabled: {
          holderVerification: false,
          tokenPrice: false,
          chatToEarn: false,
          holdToEarn: false,
          tweetToEarn: false,
        },
        guildChannels: [{ id: CHANNEL, name: 'gatehouse', type: 0 }],
        guildRoles: [
          { id: TRADER, name: 'Trader', color: 0xff_00_00, position: 1, managed: false },
          { id: WHALE, name: 'Whale', color: 0x00_00_ff, position: 2, managed: false },
        ],
      },
    }),
  );
});

/** The preview of a module as its screen shows it. */
async function show(slug: string, change: Values = {}, facts: Facts = noFacts) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  const values = { ...spec.initial, ...change };
  const Preview = await previewOf(slug);
  return render(
    <Provider store={appStore.store}>
      <Preview
        values={values}
        fields={spec.fields}
        variables={withKnown(spec.variables, knownOf(facts, spec.fields, values))}
        facts={facts}
      />
    </Provider>,
  );
}

const options = [
  { label: 'Trades', emoji: '📈', description: 'Charts all day', roles: [TRADER] },
  { label: 'Holds', emoji: '<:whale:111111111111111111>', description: '', roles: [WHALE] },
];
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('reaction roles with buttons show each emoji and label', async () => {
  await show('reaction-roles', { options });
  const buttons = screen.getByRole('group', { name: 'Buttons members can press' });
  expect(within(buttons).getByText('Trades')).toBeVisible();
  expect(within(buttons).getByText('📈')).toBeVisible();
  expect(within(buttons).getByText(':whale:')).toBeVisible();
});

test('reaction roles with a menu show each description and the limit', async () => {
  await show('reaction-roles', { options, style: 'SELECT', mode: 'LIMITED', most: 2 });
  const menu = screen.getByRole('group', { name: 'A menu that members choose from' });
  expect(within(menu).getByText('Choose up to 2')).toBeVisible();
  expect(textsOf(menu)).toEqual(['📈TradesCharts all day', ':whale:Holds']);
});

test('reaction roles with reactions show the emoji, and choices without emoji', async () => {
  await show('reaction-roles', {
    options: [...options, { label: 'Bare', emoji: '', description: '', roles: [] }],
    style: 'REACTIONS',
  });
  expect(textsOf(screen.getByRole('list', { name: 'Reactions' }))).toEqual([
    '📈1',
    ':whale:1',
    'No emoji for Bare',
  ]);
});

test('the role of a choice is shown in its color and in the reply', async () => {
  const { container } = await show('reaction-roles', { options });
  expect(textsOf(screen.getByRole('list', { name: 'Roles' }))).toEqual([
    'Trades: @Trader',
    'Holds: @Whale',
  ]);
  expect(container.querySelector('.preview__roles circle')).toHaveAttribute('fill', '#ff0000');
  expect(screen.getByText(/^You now have/)).toHaveTextContent('You now have @Trader.');
});

test.each([
  ['verification-bot', { buttonLabel: 'I am human', verifiedRoles: [TRADER] }, 'I am human'],
  ['holder-verification', { rewardRoles: [WHALE] }, 'Verify'],
  ['crypto-holder-verification', { rewardRoles: [WHALE] }, 'Verify'],
])('%s shows the button of its panel', async (slug, values, label) => {
  await show(slug, values);
  const buttons = screen.getByRole('group', { name: 'Buttons members can press' });
  expect(within(buttons).getByText(label)).toBeVisible();
});

test('the role a holder gets is shown by its name', async () => {
  await show('holder-verification', { rewardRoles: [WHALE] });
  expect(screen.getByText(/Link your wallet to get/)).toHaveTextContent('to get @Whale.');
});

test('a ticket shows its button, its questions and where it opens', async () => {
  await show('support-ticket', {
    name: 'Payments',
    container: 'CHANNEL',
    staffRoles: [TRADER],
    questions: [{ label: 'Which order?', style: 'SHORT', isRequired: true }],
  });
  expect(screen.getByText('Payments', { selector: '.discord-button bdi' })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: 'Questions' })).getByText('Which order?'),
  ).toBeVisible();
  expect(screen.getByText('Separate channel: ticket-0042')).toBeVisible();
  expect(screen.getByText(/^Thanks,/)).toHaveTextContent('@Trader will be with you shortly.');
});

test('an embed message shows its buttons and its sender', async () => {
  await show('embed-message', {
    buttons: [{ label: 'Rules', url: 'https://castle.test/rules' }],
    sender: 'WEBHOOK',
    senderName: 'The Herald',
    message: { content: '@everyone, read this', embeds: [], buttons: [] },
  });
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute(
    'href',
    'https://castle.test/rules',
  );
  expect(screen.getByText('The Herald')).toBeVisible();
  expect(screen.getByText('Doesn’t ping @everyone and @here.')).toBeVisible();
});

test('an embed message has the look of the server’s posts', async () => {
  const look = { accent: 0x12_34_56, footer: 'Solana Keep', hasBranding: true };
  await show('embed-message', {}, { ...noFacts, look });
  expect(screen.getByText('Solana Keep · by Castle Bots')).toBeVisible();
});

test('a scheduled message shows its thread, its mentions and that it is pinned', async () => {
  await show('schedule-message', {
    channelId: CHANNEL,
    mentionRoles: [TRADER],
    threadName: 'gm thread',
    isPinned: true,
  });
  expect(screen.getByText('gm thread')).toBeVisible();
  expect(screen.getByText('@Trader')).toBeVisible();
  expect(screen.getByText('Pinned in the channel.')).toBeVisible();
});

test('the chosen channel appears in the header and in the text', async () => {
  await show('welcome-message', {
    channelId: CHANNEL,
    message: { content: 'See {channel}', embeds: [], buttons: [] },
  });
  expect(screen.getByText('# gatehouse')).toBeVisible();
  expect(screen.getByText('#gatehouse')).toBeVisible();
});

test.each([
  ['', 'No channel selected'],
  ['999999999999999999', 'Deleted channel'],
])('without a channel, the preview says so (%s)', async (channelId, words) => {
  await show('welcome-message', { channelId });
  expect(screen.getByText(words)).toBeVisible();
});

test('a welcome message shows the server’s name and number of members', async () => {
  await show('welcome-message', {}, { ...noFacts, serverName: 'Grey Keep', members: 4321 });
  expect(screen.getByText(/you are member/)).toHaveTextContent('member 4,321 of Grey Keep.');
});

test('the bot appears under its configured name', async () => {
  appStore.store.dispatch(botInfoLoaded({ botName: 'Gatekeeper', botIcon: null }));
  await show('welcome-message');
  expect(screen.getByText('Gatekeeper')).toBeVisible();
});

test('counters show the server’s number of members in the chosen format', async () => {
  const values = { counters: [{ template: 'Members: {members}' }] };
  await show(
    'server-stats-displayer',
    { ...values, numbers: 'FULL' },
    { ...noFacts, members: 4321 },
  );
  expect(screen.getByText('Members: 4321')).toBeVisible();
});

test('each display shows its own collection', async () => {
  const counters = [
    { asset: MINT, template: '{nft.floor} SOL', surface: 'CHANNEL_NAME' },
    { asset: '', template: 'Second: {nft.floor}', surface: 'CHANNEL_NAME' },
  ];
  await show('nft-crypto-stats-displayer', { counters }, collections);
  expect(screen.getByText('3.2 SOL')).toBeVisible();
});

test('the chosen token replaces the sample in a text, in words and on a ticker', async () => {
  await show('crypto-buy-sell-alert', { token: MINT }, tokens);
  expect(screen.getByText(/now holds/)).toHaveTextContent('1.2M GATE');
  await show(
    'crypto-holder-verification',
    { conditions: [{ currency: 'SPL', mint: MINT, measure: 'AMOUNT', least: '5' }] },
    tokens,
  );
  expect(screen.getByText('Holds 5 or more GATE')).toBeVisible();
  await show(
    'token-price',
    { tokens: [{ mint: MINT, symbol: '' }], quote: 'SOL', template: '{symbol}: {price}' },
    tokens,
  );
  expect(screen.getByText('GATE: 0.5 SOL')).toBeVisible();
});

test('a report is named after its collection', async () => {
  await show('nft-stats-tracker', { asset: MINT }, collections);
  expect(screen.getByText('Moat Monsters')).toBeVisible();
});

test.each(['**bold** [x](https://evil.test)', 'https://evil.test/x', '@everyone', '<@&2>'])(
  'a server named %s is shown as text',
  async (serverName) => {
    const { container } = await show('welcome-message', {}, { ...noFacts, serverName });
    expect(screen.getByText(serverName)).toBeVisible();
    expect(container.querySelector('a, strong, .discord-mention[href]')).toBeNull();
    expect(screen.getByText(serverName)).not.toHaveClass('discord-mention');
  },
);

test('a collection with markup in its name is shown as text', async () => {
  const name = '[free mint](https://evil.test)';
  await show(
    'nft-stats-tracker',
    { asset: MINT },
    { ...noFacts, collections: new Map([[MINT, { ...collection, name }]]) },
  );
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

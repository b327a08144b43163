import { isOn } from '../common-fields/condition';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { serverDetailsLoaded, serverSelected } from '@/features/server/discord/discordSlice';
import { themeChosen } from '@/features/identity/preferences/globalSlice';
import { toggle } from '../field-types/switch/field';
import type { Values } from '../common-fields/field';
import { emptyEmbed, linkButton, type Embed, type MessageButton } from '../common-fields/message';
import { message } from '../field-types/message/field';
import ListPreview from '../definitions/server-stats-displayer/Preview';
import MessagePreview from './MessagePreview';

const ROLE = '111111111111111111';
const fields = {
  greeting: message({ label: 'Greeting' }),
  hasBye: toggle({ label: 'Say goodbye', initial: false }),
  bye: message({ label: 'Goodbye', when: isOn('hasBye') }),
};
const variables = [{ name: 'user.name', sample: 'Mira *Moat*' }];

let appStore: ReturnType<typeof createStore>;
beforeEach(() => {
  appStore = createStore();
});

const show = (values: Values) =>
  render(
    <Provider store={appStore.store}>
      <MessagePreview values={values} fields={fields} variables={variables} />
    </Provider>,
  );
const showMessage = (
  content: string,
  { embed, buttons = [] }: { embed?: Partial<Embed>; buttons?: MessageButton[] } = {},
) =>
  show({
    greeting: { content, embeds: embed ? [{ ...emptyEmbed, ...embed }] : [], buttons },
  });
const figure = (label: string) => {
  const found = screen
    .queryAllByRole('figure')
    .find((each) => within(each).queryByText(label, { selector: 'figcaption' }));
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
};
const look = (name: string) => screen.getByRole('button', { name });
const themeOf = (element: HTMLElement) =>
  element.closest('[data-bs-theme]')?.getAttribute('data-bs-theme');

test('a message appears under its label, sent by an app', () => {
  showMessage('Hello **{user.name}**');
  expect(within(figure('Greeting')).getByRole('strong')).toHaveTextContent('Mira *Moat*');
  expect(within(figure('Greeting')).getByText('APP')).toBeVisible();
});

test('only messages that apply are shown', () => {
  showMessage('Hello');
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.queryByText('Goodbye')).not.toBeInTheDocument();
});

test('an empty message says that it is empty', () => {
  show({ greeting: { content: ' ', embeds: [], buttons: [] }, hasBye: true, bye: 'broken' });
  expect(within(figure('Greeting')).getByText('This message is empty.')).toBeVisible();
  expect(within(figure('Goodbye')).getByText('This message is empty.')).toBeVisible();
});

test('without a message that applies, the preview says so', () => {
  render(
    <Provider store={appStore.store}>
      <MessagePreview values={{}} fields={{ bye: fields.bye }} variables={variables} />
    </Provider>,
  );
  expect(screen.getByText('These settings don’t post a message.')).toBeVisible();
});

test('mentions show the names of the chosen server', () => {
  appStore.store.dispatch(serverSelected('srv-1'));
  appStore.store.dispatch(
    serverDetailsLoaded({
      serverId: 'srv-1',
      details: {
        id: 'srv-1',
        guildName: 'Keep',
        guildId: ROLE,
        guildIcon: null,
        subscription: { status: null, showSubscription: false },
        botServicesEnabled: {
          holderVerification: false,
          tokenPrice: false,
          chatToEarn: false,
          holdToEarn: false,
          tweetToEarn: false,
        },
        guildChannels: [],
        guildRoles: [{ id: ROLE, name: 'Keepers', color: 0, position: 1, managed: false }],
      },
    }),
  );
  showMessage(`<@&${ROLE}>`);
  expect(screen.getByText('@Keepers')).toBeVisible();
});

test('an embed shows its parts, with Markdown in all but author and footer', () => {
  showMessage('', {
    embed: {
      author: '*author*',
      title: '*title*',
      url: 'https://castle.test/title',
      description: '*description*',
      footer: '*footer*',
      fields: [{ name: '*name*', value: '*value*', isInline: true }],
    },
  });
  expect(screen.getAllByRole('emphasis').map(({ textContent }) => textContent)).toEqual([
    'title',
    'description',
    'name',
    'value',
  ]);
  expect(screen.getByText('*author*')).toBeVisible();
  expect(screen.getByText('*footer*')).toBeVisible();
  expect(screen.getByRole('link', { name: 'title' })).toHaveAttribute(
    'href',
    'https://castle.test/title',
  );
});

test('an embed drops surrounding white space and a blank title', () => {
  const { container } = showMessage(' \n gm \n', {
    embed: {
      title: ' ',
      description: '\n\n**Rules**\n',
      author: ' ',
      authorIcon: 'https://a.test/b',
    },
  });
  const texts = [...container.querySelectorAll('.discord-markdown')];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['gm', 'Rules']);
  expect(container.querySelector('img')).toBeNull();
});

test('an empty field keeps its place beside the others', () => {
  const field = (name: string) => ({ name, value: name, isInline: true });
  showMessage('', { embed: { title: 'One', fields: [field('A'), field(''), field('B')] } });
  expect(screen.getAllByRole('term')).toHaveLength(3);
});

test('an embed shows its pictures, but none from a dangerous address', () => {
  const { container } = showMessage('', {
    embed: { thumbnail: 'https://castle.test/small.png', image: 'javascript:alert(1)' },
  });
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://castle.test/small.png',
  ]);
});

test('embeds that share a link become one embed with a gallery', () => {
  const url = 'https://castle.test';
  const picture = (name: string) => ({
    ...emptyEmbed,
    url,
    image: `https://castle.test/${name}.png`,
  });
  const embeds = [
    { ...picture('a'), title: 'First' },
    { ...picture('b'), title: 'Second' },
    { ...emptyEmbed, title: 'Apart' },
    ...['c', 'd', 'e'].map(picture),
  ];
  show({ greeting: { content: '', embeds, buttons: [] } });
  const gallery = screen.getByRole('group', { name: 'Gallery of 4 images' });
  expect([...gallery.querySelectorAll('img')].map(({ src }) => src.slice(-5))).toEqual([
    'a.png',
    'b.png',
    'c.png',
    'd.png',
  ]);
  expect(screen.getByText('First')).toBeVisible();
  expect(screen.getByText('Apart')).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('a mention that is only in an embed gets a note that it notifies no one', () => {
  const hint = () => screen.queryByText(/^Mentions in an embed don’t notify anyone/);
  const { unmount } = showMessage('gm', { embed: { description: `For **<@&${ROLE}>**` } });
  expect(hint()).toHaveRole('status');
  unmount();
  showMessage(`gm <@&${ROLE}>`, { embed: { description: `For <@&${ROLE}>` } });
  expect(hint()).not.toBeInTheDocument();
});

test('buttons are links in a new tab, five per row', () => {
  showMessage('Hello', {
    buttons: Array.from({ length: 7 }, (_, index) =>
      linkButton(`Gate ${index + 1}`, `https://castle.test/${index + 1}`),
    ),
  });
  const buttons = screen.getByRole('group', { name: 'Buttons' });
  const link = within(buttons).getByRole('link', { name: 'Gate 6' });
  expect(link).toHaveAttribute('href', 'https://castle.test/6');
  expect(link).toHaveAttribute('target', '_blank');
  expect([...buttons.children].map((row) => row.children.length)).toEqual([5, 2]);
});

test('a button without a valid address is not a link', () => {
  showMessage('Hello', { buttons: [linkButton('Gate', 'javascript:alert(1)')] });
  expect(screen.getByText('Gate')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a button that replies shows its emoji, and its reply when pressed', async () => {
  const ask = {
    ...linkButton('Ask', ''),
    does: 'ANSWER' as const,
    answer: '**Soon**',
    emoji: '🔥',
  };
  showMessage('Hello', { buttons: [ask] });
  await userEvent.click(screen.getByRole('button', { name: '🔥 Ask' }));
  expect(screen.getByText('Soon')).toHaveRole('strong');
});

test('a picture or an author link left to an unknown variable is not shown', () => {
  showMessage('', {
    embed: { title: 'One', image: '{nft.image}', author: 'By', authorUrl: '{x}' },
  });
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the preview follows the page’s theme until another is chosen', async () => {
  appStore.store.dispatch(themeChosen('light'));
  showMessage('Hello');
  expect(look('Light')).toHaveAttribute('aria-pressed', 'true');
  expect(themeOf(figure('Greeting'))).toBe('light');
  await userEvent.click(look('Dark'));
  expect(look('Dark')).toHaveAttribute('aria-pressed', 'true');
  expect(look('Light')).toHaveAttribute('aria-pressed', 'false');
  expect(themeOf(figure('Greeting'))).toBe('dark');
});

test('the preview has a phone view', async () => {
  showMessage('Hello');
  expect(look('Phone')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(look('Phone'));
  expect(look('Phone')).toHaveAttribute('aria-pressed', 'true');
  expect(figure('Greeting').closest('.discord-scene--phone')).not.toBeNull();
});

test('counters have both themes, but no phone view', async () => {
  render(
    <Provider store={appStore.store}>
      <ListPreview
        values={{ counters: [{ template: 'For {user.name}' }] }}
        fields={{}}
        variables={variables}
      />
    </Provider>,
  );
  await userEvent.click(look('Light'));
  expect(themeOf(screen.getByText('For Mira *Moat*'))).toBe('light');
  expect(screen.queryByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Markdown } from './Markdown';
import type { Scene } from './scene';

const ROLE = '111111111111111111';
const CHANNEL = '222222222222222222';
const OTHER = '333333333333333333';
const NOON = 1_750_000_000;

const scene: Scene = {
  variables: [
    { name: 'user.name', sample: '**Mira** <@&1> {user.mention}' },
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'mint.link', sample: 'https://mint.example' },
    { name: 'num', sample: '0042' },
  ],
  roles: [{ id: ROLE, name: 'Keepers', color: 0x3d_db_b0, position: 1, managed: false }],
  channels: [{ id: CHANNEL, name: 'sales', type: 0 }],
  now: NOON * 1000,
  timeZone: 'UTC',
};

const show = (text: string, props: Partial<Parameters<typeof Markdown>[0]> = {}) =>
  render(<Markdown text={text} most={4096} scene={scene} {...props} />).container;
/** What one can read, with line ends as they are. */
const wordsOf = (text: string) => show(text).textContent;

describe('marks within a line', () => {
  it.each([
    ['bold', '**keep**', 'strong'],
    ['italic by stars', '*keep*', 'emphasis'],
    ['italic by low lines', '_keep_', 'emphasis'],
    ['code', '`keep`', 'code'],
    ['code by two backticks', '``keep``', 'code'],
  ])('%s', (_name, text, role) => {
    show(`a ${text} b`);
    expect(screen.getByRole(role)).toHaveTextContent('keep');
  });

  it('underlines and strikes', () => {
    show('__low__ ~~gone~~');
    expect(screen.getByText('low').tagName).toBe('U');
    expect(screen.getByText('gone').tagName).toBe('S');
  });

  it('nests them', () => {
    show('**bold *both* bold**');
    expect(screen.getByRole('strong')).toContainElement(screen.getByRole('emphasis'));
  });

  it('leaves what is escaped or within code', () => {
    expect(wordsOf('\\*one\\* `**two**`')).toBe('*one* **two**');
  });

  it('leaves names_with_low_lines', () => {
    expect(wordsOf('a_b_c 2 * 3 * 4')).toBe('a_b_c 2 * 3 * 4');
  });
});

describe('spoilers', () => {
  it('reveals one at a press', async () => {
    show('||the **keep** falls||');
    expect(screen.queryByRole('strong')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the spoiler' }));
    expect(screen.getByRole('strong')).toBeVisible();
  });

  it('does by the keyboard, and hides it again', async () => {
    show('||the **keep** falls||');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Hide the spoiler', expanded: true });
    expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('strong')).not.toBeInTheDocument();
  });
});

describe('lines and blocks', () => {
  it.each([
    ['# Gate', 3],
    ['## Gate', 4],
    ['### Gate', 5],
  ])('%s is a heading below those of the page', (text, level) => {
    show(`above\n${text}\nbelow`);
    expect(screen.getByRole('heading', { name: 'Gate', level })).toBeVisible();
  });

  it('knows no heading within a line, and no fourth level', () => {
    show('a # b\n#### c\n#d');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('takes a heading after a list, a block and a quote', () => {
    show('- a\n# one\n```\nx\n```\n# two\n> q\n# three');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('makes small print', () => {
    show('-# by the gate');
    expect(screen.getByText('by the gate').tagName).toBe('SMALL');
  });

  it('quotes lines, with markup in them', () => {
    show('> one\n> # two\nthree');
    const quote = screen.getByRole('blockquote');
    expect(quote).toHaveTextContent('one two');
    expect(quote).toContainElement(screen.getByRole('heading', { name: 'two' }));
  });

  it('quotes all the rest', () => {
    show('>>> one\n\ntwo');
    expect(screen.getByRole('blockquote').textContent).toBe('one\n\ntwo');
  });

  it('keeps a block of code as it is', () => {
    show('```js\nlet **a** = 1;\n  b\n```\nafter');
    expect(screen.getByRole('code').textContent).toBe('let **a** = 1;\n  b');
  });

  it('lists by bullets, with markup in them', () => {
    show('first\n- one\n  - **deep**\n* three');
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['one', 'deep', 'three']);
    expect(items[1]).toContainElement(screen.getByRole('strong'));
  });

  it('lists by numbers', () => {
    show('3. three\n4. four');
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '3',
      '4',
    ]);
  });

  it('keeps line ends', () => {
    expect(wordsOf('a\n\nb\nc')).toBe('a\n\nb\nc');
  });

  it('knows none of them in the title of an embed', () => {
    const text = '# a\n- b\n> c';
    expect(show(text, { kind: 'inline' }).textContent).toBe(text);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('links', () => {
  it.each([
    ['masked', '[the *gate*](https://castle.test/gate)', 'the gate'],
    ['bare', 'see https://castle.test/gate.', 'https://castle.test/gate'],
    ['in angle brackets', '<https://castle.test/gate>', 'https://castle.test/gate'],
  ])('%s', (_name, text, name) => {
    show(text);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://castle.test/gate');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('takes brackets in an address', () => {
    show('[a](https://castle.test/x_(y) "title")');
    expect(screen.getByRole('link', { name: 'a' })).toHaveAttribute(
      'href',
      'https://castle.test/x_(y)',
    );
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.test)',
    '[a](mailto:a@evil.test)',
    '[https://discord.com](https://evil.test)',
    '[a](https://)',
    '[](https://evil.test)',
  ])('leaves %s as it is written', (text) => {
    expect(wordsOf(text)).toBe(text);
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });

  it('does not open what is not encrypted', () => {
    show('http://castle.test');
    expect(screen.getByText('http://castle.test')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('holds neither a link nor a button', () => {
    show('[a ||b|| [c](https://d.test)](https://castle.test)');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('mentions', () => {
  it.each([
    [`<@&${ROLE}>`, '@Keepers'],
    [`<@&${OTHER}>`, '@unknown-role'],
    [`<#${CHANNEL}>`, '#sales'],
    [`<#${OTHER}>`, '#unknown'],
    [`<@${OTHER}>`, '@unknown-user'],
    [`<@!${OTHER}>`, '@unknown-user'],
    ['@everyone', '@everyone'],
    ['@here', '@here'],
    [`</verify wallet:${OTHER}>`, '/verify wallet'],
    [`</verify wallet link:${OTHER}>`, '/verify wallet link'],
    ['<id:customize>', 'Channels & Roles'],
    ['<id:browse>', 'Browse Channels'],
    ['<id:guide>', 'Server Guide'],
    ['<id:linked-roles>', 'Linked Roles'],
    [`<id:linked-roles:${ROLE}>`, 'Linked Roles'],
    ['{user.mention}', '@Mira Moat'],
  ])('%s reads %s', (text, words) => {
    show(`to ${text}!`);
    expect(screen.getByText(words)).toHaveClass('discord-mention');
  });

  it('shows the colour of a role beside its name', () => {
    expect(show(`<@&${ROLE}>`).querySelector('circle')).toHaveAttribute('fill', '#3ddbb0');
  });

  it('leaves what is no id', () => {
    expect(wordsOf('<@1> <#x> <@&>')).toBe('<@1> <#x> <@&>');
  });

  it('leaves pages of the server that Discord does not have', () => {
    const text = `<id:home> <id:guide:${ROLE}> <${ROLE}:customize>`;
    expect(wordsOf(text)).toBe(text);
  });

  it('leaves all of them in the title of an embed, and masked links', () => {
    const text = `<@&${ROLE}> <@${OTHER}> <#${CHANNEL}> @everyone </a:${OTHER}> <id:guide> [a](https://b.test)`;
    expect(show(text, { kind: 'inline' }).textContent).toBe(text);
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });
});

describe('emoji', () => {
  it('names one of the server, and loads no picture', () => {
    const container = show(`<a:keep_fire:${OTHER}>`);
    expect(screen.getByText(':keep_fire:')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('leaves those of Unicode', () => {
    expect(wordsOf('a 🏰 b 👩‍🚀')).toBe('a 🏰 b 👩‍🚀');
  });
});

describe('times', () => {
  it.each([
    ['t', '3:06 PM'],
    ['T', '3:06:40 PM'],
    ['d', '06/15/2025'],
    ['D', 'June 15, 2025'],
    ['f', /^June 15, 2025.*3:06 PM$/],
    ['F', /^Sunday, June 15, 2025.*3:06 PM$/],
    ['s', '06/15/2025, 3:06 PM'],
    ['S', '06/15/2025, 3:06:40 PM'],
  ])('by the style %s', (style, words) => {
    show(`at <t:${NOON}:${style}>`);
    expect(screen.getByText(words)).toHaveAttribute('datetime', '2025-06-15T15:06:40.000Z');
  });

  it('by f where no style is given', () => {
    show(`<t:${NOON}>`);
    expect(screen.getByText(/^June 15, 2025.*3:06 PM$/)).toBeVisible();
  });

  it('by what is between then and now', () => {
    show(`<t:${NOON + 7200}:R>`);
    expect(screen.getByText('in 2 hours')).toBeVisible();
  });

  it('as Discord does beyond the calendar', () => {
    show('<t:99999999999999999>');
    expect(screen.getByText('Invalid Date')).toBeVisible();
  });
});

describe('variables', () => {
  it('takes nothing in a sample for markup or for another variable', () => {
    expect(wordsOf('Hello {user.name}')).toBe('Hello **Mira** <@&1> {user.mention}');
    expect(screen.queryByRole('strong')).not.toBeInTheDocument();
  });

  it('fills them in within marks, code and addresses', () => {
    show('**{num}** `{num}` [go](https://castle.test/{num})');
    expect(screen.getByRole('strong')).toHaveTextContent('0042');
    expect(screen.getByRole('code')).toHaveTextContent('0042');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://castle.test/0042');
  });

  it('makes a link of one that stands for an address', () => {
    show('Mint: {mint.link}');
    expect(screen.getByRole('link', { name: 'https://mint.example' })).toBeVisible();
  });

  it('leaves those that are not known', () => {
    expect(wordsOf('{nobody} {constructor} {}')).toBe('{nobody} {constructor} {}');
  });
});

describe('D10: hostile texts', () => {
  const most = 4096;
  const hostile: [string, string][] = [
    ['10,000 stars', '*'.repeat(10_000)],
    ['10,000 backticks', '`'.repeat(10_000)],
    ['500 quotes in one another', '> '.repeat(500)],
    ['500 great quotes in one another', '>>> '.repeat(500)],
    ['an open fence and line ends', `\`\`\`${'\n'.repeat(4000)}`],
    ['brackets', '['.repeat(2000) + ']'.repeat(2000)],
    ['open links', '[a]('.repeat(1000)],
    ['spoilers in one another', '||a '.repeat(1000)],
    ['marks in one another', '**a _b __c ~~d ||e '.repeat(200)],
    ['headings in one another', '# '.repeat(2000)],
    ['lists in one another', '- '.repeat(2000)],
    ['one long word', 'a'.repeat(10_000)],
    ['half a letter', '\ud83d'.repeat(100)],
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ];

  it.each(hostile)('%s', (_name, text) => {
    const container = show(text, { most });
    expect(container.textContent.length).toBeLessThanOrEqual(most);
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('shows no more than Discord takes, and that it was cut', () => {
    const { textContent } = show('a'.repeat(3000), { most: 2000 });
    expect(textContent).toHaveLength(2000);
    expect(textContent.endsWith('a…')).toBe(true);
  });

  it('keeps what is nested too deeply as text', () => {
    expect(wordsOf(`${'**a _b '.repeat(40)}keep${' b_ a**'.repeat(40)}`)).toContain('keep');
  });
});

test('any text at all is shown', () => {
  const signs = '* ** _ ` ``` || ~~ [ ]( ) > # -# - 1. \\ < <@ <t:1:R> { } https:// a';
  const sign = fc.constantFrom(`<#${CHANNEL}>`, '\n', ' ', ...signs.split(' '));
  const text = fc.array(fc.oneof(sign, fc.string({ unit: 'binary', maxLength: 4 })));
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = <Markdown text={pieces.join('')} most={4096} scene={scene} />;
      const { container, unmount } = render(whole);
      expect(container.querySelector('.discord-markdown')).not.toBeNull();
      unmount();
    }),
    { numRuns: 500 },
  );
});

test('no letter of a plain text is lost', () => {
  const letter = fc.constantFrom(...Array.from('abcxyzABCÄéßжλ日本🏰 .,;!?\'"%+=/&$€0123456789'));
  const line = fc
    .array(letter, { maxLength: 60 })
    .map((letters) => letters.join(''))
    // A number with a dot begins a list.
    .filter((text) => !/^ *\d+\. /.test(text));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const text = lines.join('\n');
      const { container, unmount } = render(<Markdown text={text} most={4096} scene={scene} />);
      expect(container.textContent).toBe(text);
      unmount();
    }),
    { numRuns: 500 },
  );
});

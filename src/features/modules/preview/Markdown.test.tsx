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

  it('underline and strike through', () => {
    show('__low__ ~~gone~~');
    expect(screen.getByText('low').tagName).toBe('U');
    expect(screen.getByText('gone').tagName).toBe('S');
  });

  it('can be nested', () => {
    show('**bold *both* bold**');
    expect(screen.getByRole('strong')).toContainElement(screen.getByRole('emphasis'));
  });

  it('are ignored when escaped or within code', () => {
    expect(wordsOf('\\*one\\* `**two**`')).toBe('*one* **two**');
  });

  it('leave names_with_low_lines alone', () => {
    expect(wordsOf('a_b_c 2 * 3 * 4')).toBe('a_b_c 2 * 3 * 4');
  });
});

describe('spoilers', () => {
  it('are revealed by a click', async () => {
    show('||the **keep** falls||');
    expect(screen.queryByRole('strong')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the spoiler' }));
    expect(screen.getByRole('strong')).toBeVisible();
  });

  it('are revealed and hidden again by keyboard', async () => {
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

  it('contain no heading within a line, and no fourth level', () => {
    show('a # b\n#### c\n#d');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('allow a heading after a list, a code block and a quote', () => {
    show('- a\n# one\n```\nx\n```\n# two\n> q\n# three');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('can be small print', () => {
    show('-# by the gate');
    expect(screen.getByText('by the gate').tagName).toBe('SMALL');
  });

  it('can be quoted, with markup in them', () => {
    show('> one\n> # two\nthree');
    const quote = screen.getByRole('blockquote');
    expect(quote).toHaveTextContent('one two');
    expect(quote).toContainElement(screen.getByRole('heading', { name: 'two' }));
  });

  it('can be quoted to the end of the text', () => {
    show('>>> one\n\ntwo');
    expect(screen.getByRole('blockquote').textContent).toBe('one\n\ntwo');
  });

  it('keep a code block as it is', () => {
    show('```js\nlet **a** = 1;\n  b\n```\nafter');
    expect(screen.getByRole('code').textContent).toBe('let **a** = 1;\n  b');
  });

  it('can be bulleted, with markup in them', () => {
    show('first\n- one\n  - **deep**\n* three');
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['one', 'deep', 'three']);
    expect(items[1]).toContainElement(screen.getByRole('strong'));
  });

  it('can be numbered', () => {
    show('3. three\n4. four');
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '3',
      '4',
    ]);
  });

  it('keep line breaks', () => {
    expect(wordsOf('a\n\nb\nc')).toBe('a\n\nb\nc');
  });

  it('are plain text in the title of an embed', () => {
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

  it('may have brackets in their address', () => {
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
  ])('are not made from %s', (text) => {
    expect(wordsOf(text)).toBe(text);
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });

  it('are not made from unencrypted addresses', () => {
    show('http://castle.test');
    expect(screen.getByText('http://castle.test')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('contain neither a link nor a button', () => {
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
  ])('show %s as %s', (text, words) => {
    show(`to ${text}!`);
    expect(screen.getByText(words)).toHaveClass('discord-mention');
  });

  it('show the color of a role beside its name', () => {
    expect(show(`<@&${ROLE}>`).querySelector('circle')).toHaveAttribute('fill', '#3ddbb0');
  });

  it('are not made from invalid ids', () => {
    expect(wordsOf('<@1> <#x> <@&>')).toBe('<@1> <#x> <@&>');
  });

  it('are not made from server pages that Discord lacks', () => {
    const text = `<id:home> <id:guide:${ROLE}> <${ROLE}:customize>`;
    expect(wordsOf(text)).toBe(text);
  });

  it('and masked links stay as written in the title of an embed', () => {
    const text = `<@&${ROLE}> <@${OTHER}> <#${CHANNEL}> @everyone </a:${OTHER}> <id:guide> [a](https://b.test)`;
    expect(show(text, { kind: 'inline' }).textContent).toBe(text);
    expect(screen.queryByRole('link', { name: 'a' })).not.toBeInTheDocument();
  });
});

describe('emoji', () => {
  it('of a server show their name and load no picture', () => {
    const container = show(`<a:keep_fire:${OTHER}>`);
    expect(screen.getByText(':keep_fire:')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('of Unicode stay as they are', () => {
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
  ])('are shown in the style %s', (style, words) => {
    show(`at <t:${NOON}:${style}>`);
    expect(screen.getByText(words)).toHaveAttribute('datetime', '2025-06-15T15:06:40.000Z');
  });

  it('are shown in the style f by default', () => {
    show(`<t:${NOON}>`);
    expect(screen.getByText(/^June 15, 2025.*3:06 PM$/)).toBeVisible();
  });

  it('can be shown relative to now', () => {
    show(`<t:${NOON + 7200}:R>`);
    expect(screen.getByText('in 2 hours')).toBeVisible();
  });

  it('beyond the calendar are invalid, as in Discord', () => {
    show('<t:99999999999999999>');
    expect(screen.getByText('Invalid Date')).toBeVisible();
  });
});

describe('variables', () => {
  it('with markup or variables in their sample are shown as text', () => {
    expect(wordsOf('Hello {user.name}')).toBe('Hello **Mira** <@&1> {user.mention}');
    expect(screen.queryByRole('strong')).not.toBeInTheDocument();
  });

  it('are filled in within marks, code and addresses', () => {
    show('**{num}** `{num}` [go](https://castle.test/{num})');
    expect(screen.getByRole('strong')).toHaveTextContent('0042');
    expect(screen.getByRole('code')).toHaveTextContent('0042');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://castle.test/0042');
  });

  it('that hold an address become a link', () => {
    show('Mint: {mint.link}');
    expect(screen.getByRole('link', { name: 'https://mint.example' })).toBeVisible();
  });

  it('that are unknown stay as written', () => {
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

  it('are cut at Discord’s limit, with an ellipsis', () => {
    const { textContent } = show('a'.repeat(3000), { most: 2000 });
    expect(textContent).toHaveLength(2000);
    expect(textContent.endsWith('a…')).toBe(true);
  });

  it('stay text when nested too deeply', () => {
    expect(wordsOf(`${'**a _b '.repeat(40)}keep${' b_ a**'.repeat(40)}`)).toContain('keep');
  });
});

test('any text can be shown', () => {
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

import { reportError } from '@/shared/errors/reportError';
import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';
import { cut } from '@/shared/discord/textLength';
import { TOKEN_AT_START } from '../fillIn';
import { readNodes, type MarkdownNode } from './nodes';
import { LIST_LINE, scanCode, scanFence, scanLink, scanList } from './scan';

type Rule = (typeof rulesExtended)[string];

/** Deeper than people write. Text nested deeper is shown as written. */
const MAX_DEPTH = 8;
const order = SimpleMarkdown.defaultRules;

/** Means "not at the start of a line" as the parser's `prevCapture`. */
const WITHIN_LINE = ['.'];

/** Variables are matched before all else and stay whole; their samples are inserted after parsing. */
const variable: Rule = {
  order: -1,
  match: (source) => TOKEN_AT_START.exec(source),
  parse: ([, name]) => ({ name }),
};

/** A line that begins with a sign. The parser's own rules ignore that such a line may follow a list. */
const line = (order: number, pattern: RegExp, level = (_sign: string) => 0): Rule => ({
  order,
  match: (source, _state, previous) => (isLineStart(previous) ? pattern.exec(source) : null),
  parse: ([, sign = '', text = ''], parse, state) => ({
    level: level(sign),
    content: parse(text.trim(), state),
  }),
});

/** The parser has no rule for lists that also works within the markup of a line. */
const list: Rule = {
  order: order.list.order,
  match: (source, _state, previous) => (isLineStart(previous) ? scanList(source) : null),
  parse: ([all = ''], parse, state) => ({
    items: all.split(/\n(?=.)/).map((line) => {
      const [, indent = '', bullet = '', text = ''] = LIST_LINE.exec(line) ?? [];
      return { indent: indent.length, bullet, content: parse(text, { ...state }) };
    }),
  }),
};

/**
 * Links to pages of the server. "id" is literal.
 *
 * Source: https://docs.discord.com/developers/reference#message-formatting-guild-navigation-types
 */
const guildNavigation: Rule = {
  order: order.strong.order,
  match: (source) =>
    /^<id:(?:(customize|browse|guide)|(linked-roles)(?::\d{15,20})?)>/.exec(source),
  parse: ([, page, linkedRoles]) => ({ navigation: page ?? linkedRoles }),
};

/** Also reads the styles s and S, which the parser's rule lacks. */
const timestamp: Rule = {
  order: order.strong.order,
  match: (source) => /^<t:(-?\d+)(?::([tTdDfFsSR]))?>/.exec(source),
  parse: ([, timestamp, format]) => ({ timestamp, format }),
};

/** Our rules in place of the parser's: see scan.ts. */
const rewritten: Record<string, Rule> = {
  variable,
  list,
  guildNavigation,
  timestamp,
  heading: line(order.heading.order, /^(#{1,3}) +(\S[^\n]*)(?:\n|$)/, (sign) => sign.length),
  subtext: line(order.heading.order - 0.5, /^(-#) +(\S[^\n]*)(?:\n|$)/),
  codeBlock: {
    order: order.codeBlock.order,
    match: scanFence,
    parse: ([, content, lang]) => ({ content, lang }),
  },
  inlineCode: {
    order: order.inlineCode.order,
    match: scanCode,
    parse: ([, content]) => ({ content }),
  },
  link: {
    order: order.link.order,
    match: scanLink,
    parse: ([, text = '', target], parse, state) => ({ content: parse(text, state), target }),
  },
  text: {
    order: order.text.order,
    match: (source) => /^[\s\S]+?(?=[^0-9A-Za-z\s]|\n|https?:\/\/|$)/.exec(source),
    parse: ([content]) => ({ content }),
  },
};

const blocks = ['blockQuote', 'codeBlock', 'heading', 'subtext', 'list'];
/**
 * Constructs that titles and names of fields show as written.
 *
 * Source: https://discordjs.guide/popular-topics/embeds.html#notes
 */
const mentions = ['user', 'role', 'channel', 'everyone', 'here', 'slashCommand', 'guildNavigation'];
const notInline = new Set([...blocks, ...mentions, 'link']);
const rules = Object.entries({ ...rulesExtended, ...rewritten }).map(
  ([name, rule]): [string, Rule] => [name, bounded(rule, name === 'blockQuote')],
);
const parsers = {
  block: SimpleMarkdown.parserFor(Object.fromEntries(rules)),
  inline: SimpleMarkdown.parserFor(
    Object.fromEntries(rules.filter(([name]) => !notInline.has(name))),
  ),
};

/** Which constructs are parsed: all, or only those of a title: marks within a line, emoji and times. */
export type MarkdownKind = keyof typeof parsers;

/**
 * Parses Discord's markdown to a tree. Never throws: a text that cannot be parsed becomes one text
 * node.
 *
 * @param most maximum characters, Discord's limit for the place; the rest is cut off, which shows
 *   as “…”
 */
export function parseMarkdown(text: string, kind: MarkdownKind, most: number): MarkdownNode[] {
  const source = cut(text, most);
  try {
    return readNodes(parsers[kind](source, { inline: true }));
  } catch (error) {
    reportError('Parsing a message failed', error);
    return [{ type: 'text', text: source }];
  }
}

/** Limits the nesting of a rule to `MAX_DEPTH`. Its content begins a line only if `beginsLine` is set. */
function bounded(rule: Rule, beginsLine: boolean): Rule {
  return {
    ...rule,
    parse: (capture, parse, state) => {
      const inner = { ...state, depth: depthOf(state) + 1 };
      const nested: typeof parse = (source, own) =>
        depthOf(inner) > MAX_DEPTH
          ? [{ type: 'text', content: source }]
          : parse(source, {
              ...(own ?? inner),
              prevCapture: beginsLine ? null : WITHIN_LINE,
            });
      return rule.parse(capture, nested, inner);
    },
  };
}

const isLineStart = (previous: string) => previous === '' || previous.endsWith('\n');

function depthOf(state: Record<string, unknown>): number {
  const depth = state['depth'];
  return typeof depth === 'number' ? depth : 0;
}

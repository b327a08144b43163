import { isValues } from '../../engine/paths';
import type { Values } from '../../common-fields/field';

/** Nodes of Discord's markdown that contain others. */
export type NestingType =
  | 'strong'
  | 'em'
  | 'underline'
  | 'strikethrough'
  | 'spoiler'
  | 'blockQuote'
  | 'subtext';

export interface ListItem {
  /** 0 for the outermost. */
  level: number;
  /** Its number; null for a bullet. */
  number: number | null;
  nodes: MarkdownNode[];
}

export type MarkdownNode =
  | { type: 'text'; text: string }
  | { type: NestingType; nodes: MarkdownNode[] }
  | { type: 'heading'; level: number; nodes: MarkdownNode[] }
  | { type: 'list'; items: ListItem[] }
  | { type: 'link'; target: string; isMasked: boolean; nodes: MarkdownNode[] }
  | { type: 'code'; text: string }
  | { type: 'codeBlock'; text: string }
  | { type: 'variable'; name: string }
  | { type: 'user' | 'role' | 'channel'; id: string }
  | { type: 'everyone' | 'command' | 'navigation'; name: string }
  | { type: 'emoji'; name: string; id: string }
  /** Seconds since 1970, and Discord's letter for the format. */
  | { type: 'timestamp'; seconds: number; style: string };

type Reader = (raw: Values, depth: number) => MarkdownNode;

/** Above the depth that the parser produces (parseMarkdown.ts); protects this reader. */
const MAX_DEPTH = 64;

const word = (value: unknown) => (typeof value === 'string' ? value : '');
const text = (value: string): MarkdownNode => ({ type: 'text', text: value });
const inside = (raw: Values, depth: number) => readNodes(raw['content'], depth + 1);
const nesting =
  (type: NestingType): Reader =>
  (raw, depth) => ({ type, nodes: inside(raw, depth) });
const mention =
  (type: 'user' | 'role' | 'channel'): Reader =>
  ({ id }) => ({ type, id: word(id) });
const link =
  (isMasked: boolean): Reader =>
  (raw, depth) => ({
    type: 'link',
    target: word(raw['target']),
    isMasked,
    nodes: inside(raw, depth),
  });

const readers = new Map<string, Reader>([
  ['text', ({ content }) => text(word(content))],
  ['twemoji', ({ name }) => text(word(name))],
  ['br', () => text('\n')],
  ['newline', () => text('\n')],
  ['everyone', () => ({ type: 'everyone', name: 'everyone' })],
  ['here', () => ({ type: 'everyone', name: 'here' })],
  ['strong', nesting('strong')],
  ['em', nesting('em')],
  ['underline', nesting('underline')],
  ['strikethrough', nesting('strikethrough')],
  ['spoiler', nesting('spoiler')],
  ['blockQuote', nesting('blockQuote')],
  ['subtext', nesting('subtext')],
  [
    'heading',
    (raw, depth) => ({ type: 'heading', level: levelOf(raw), nodes: inside(raw, depth) }),
  ],
  ['list', ({ items }, depth) => ({ type: 'list', items: readItems(items, depth + 1) })],
  ['link', link(true)],
  ['url', link(false)],
  ['autolink', link(false)],
  ['inlineCode', ({ content }) => ({ type: 'code', text: word(content) })],
  ['codeBlock', ({ content }) => ({ type: 'codeBlock', text: word(content) })],
  ['variable', ({ name }) => ({ type: 'variable', name: word(name) })],
  ['user', mention('user')],
  ['role', mention('role')],
  ['channel', mention('channel')],
  ['emoji', ({ name, id }) => ({ type: 'emoji', name: word(name), id: word(id) })],
  ['slashCommand', ({ fullName }) => ({ type: 'command', name: word(fullName) })],
  ['guildNavigation', ({ navigation }) => ({ type: 'navigation', name: word(navigation) })],
  [
    'timestamp',
    ({ timestamp, format }) => ({
      type: 'timestamp',
      seconds: Number(word(timestamp)),
      style: word(format),
    }),
  ],
]);

/**
 * Converts the parser's tree to ours. The parser is a third-party library, so its output is not
 * trusted: unknown nodes are replaced by their content.
 */
export function readNodes(value: unknown, depth = 0): MarkdownNode[] {
  if (typeof value === 'string') return [text(value)];
  if (!Array.isArray(value)) return [];
  if (depth > MAX_DEPTH) return [text('…')];
  return value.flatMap((raw: unknown) => readNode(raw, depth)).reduce(joined, []);
}

function readNode(raw: unknown, depth: number): MarkdownNode[] {
  if (!isValues(raw)) return [];
  const reader = readers.get(word(raw['type']));
  return reader ? [reader(raw, depth)] : inside(raw, depth);
}

/** The parser cuts texts into many pieces, which are joined here. */
function joined(nodes: MarkdownNode[], node: MarkdownNode): MarkdownNode[] {
  const last = nodes.at(-1);
  if (node.type === 'text' && last?.type === 'text') last.text += node.text;
  else nodes.push(node);
  return nodes;
}

function readItems(value: unknown, depth: number): ListItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isValues).map((raw) => {
    const { indent, bullet, content } = raw;
    const number = Number.parseInt(word(bullet), 10);
    return {
      level: typeof indent === 'number' ? Math.min(3, Math.floor(indent / 2)) : 0,
      number: Number.isNaN(number) ? null : number,
      nodes: readNodes(content, depth),
    };
  });
}

const levelOf = ({ level }: Values) => (level === 1 || level === 2 ? level : 3);

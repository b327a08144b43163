import { useMemo } from 'react';
import { nodesIn } from './markdown/nodesIn';
import { parseMarkdown, type MarkdownKind } from './markdown/parseMarkdown';
import type { Scene } from './scene';

interface MarkdownProps {
  /** As written, with variables in braces. */
  text: string;
  /** Maximum characters that Discord accepts here; the rest is not shown. */
  most: number;
  scene: Scene;
  /** 'inline' where Discord renders no headings, quotes, lists and blocks. */
  kind?: MarkdownKind;
  /** Whether it is inside a link, as the title of an embed may be. */
  isInLink?: boolean;
}

/**
 * A text with Discord's markdown. Variables are separated before the text is parsed, and their
 * samples are inserted afterwards as plain text, so that nothing in a sample becomes markup.
 * Renders only React elements and texts, never HTML from strings.
 */
export function Markdown({ text, most, scene, kind = 'block', isInLink = false }: MarkdownProps) {
  const nodes = useMemo(() => parseMarkdown(text, kind, most), [text, kind, most]);
  const inside = nodesIn(nodes, { scene, isInLink });
  return kind === 'inline' ? (
    <span className="discord-markdown">{inside}</span>
  ) : (
    <div className="discord-markdown">{inside}</div>
  );
}

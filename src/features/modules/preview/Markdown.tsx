import { useMemo } from 'react';
import { nodesIn } from './markdown/nodesIn';
import { parseMarkdown, type MarkdownKind } from './markdown/parseMarkdown';
import type { Scene } from './scene';

interface MarkdownProps {
  /** As it was written, variables in braces. */
  text: string;
  /** Characters that Discord takes in this place; what is beyond them is not shown. */
  most: number;
  scene: Scene;
  /** 'inline' where Discord knows no headings, quotes, lists and blocks. */
  kind?: MarkdownKind;
  /** Whether it stands in a link, as the title of an embed may. */
  isInLink?: boolean;
}

/**
 * A text with Discord's markdown. Variables are told apart before the text is parsed and their samples
 * put in afterwards as plain text, so that nothing in a sample is ever taken for markup. Everything is
 * React's own elements and texts; no HTML is made of strings.
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

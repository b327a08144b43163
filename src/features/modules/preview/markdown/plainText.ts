import { fillIn } from '../fillIn';
import type { Scene } from '../scene';
import type { MarkdownNode } from './nodes';

/** The words of a text without its markup; names and times that would be looked up count as a few letters. */
export const plainText = (nodes: readonly MarkdownNode[], scene: Scene): string =>
  nodes.map((node) => plain(node, scene)).join('');

function plain(node: MarkdownNode, scene: Scene): string {
  if ('nodes' in node) return plainText(node.nodes, scene);
  if ('items' in node) return node.items.map((item) => plainText(item.nodes, scene)).join('\n');
  if (node.type === 'text') return node.text;
  if (node.type === 'code' || node.type === 'codeBlock') return fillIn(node.text, scene.variables);
  if (node.type === 'variable') return fillIn(`{${node.name}}`, scene.variables);
  return 'name' in node ? node.name : '········';
}

import type { Variable } from '../engine/variable';
import { messageLimits } from '@/shared/discord/limits';
import type { Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import { variableOf } from './fillIn';
import type { MarkdownNode } from './markdown/nodes';
import { parseMarkdown } from './markdown/parseMarkdown';

/**
 * Whether a message mentions someone only inside an embed, where Discord shows the mention but notifies no one.
 *
 * Source: https://discordjs.guide/popular-topics/embeds.html#notes
 *
 * @param post the roles it mentions before the text notify
 */
export function hasSilentMention(
  { content, embeds }: Message,
  { mentions = [] }: Post,
  variables: readonly Variable[],
): boolean {
  const silent = embeds.flatMap(({ description, fields }) => [
    ...mentionsIn(description, messageLimits.description, variables),
    ...fields.flatMap(({ value }) => mentionsIn(value, messageLimits.fieldValue, variables)),
  ]);
  if (silent.length === 0) return false;
  const heard = [
    ...mentionsIn(content, messageLimits.content, variables),
    ...mentions.map((id) => `role ${id}`),
  ];
  return silent.some((mention) => !heard.includes(mention));
}

const mentionsIn = (text: string, most: number, variables: readonly Variable[]): string[] =>
  /[@{]/.test(text)
    ? parseMarkdown(text, 'block', most).flatMap((node) => mentionsOf(node, variables))
    : [];

function mentionsOf(node: MarkdownNode, variables: readonly Variable[]): string[] {
  if ('nodes' in node) return node.nodes.flatMap((each) => mentionsOf(each, variables));
  if ('items' in node)
    return node.items.flatMap(({ nodes }) => nodes.flatMap((each) => mentionsOf(each, variables)));
  if (node.type === 'user' || node.type === 'role') return [`${node.type} ${node.id}`];
  if (node.type === 'everyone') return [node.name];
  return node.type === 'variable' && isMention(variableOf(node.name, variables))
    ? [`{${node.name}}`]
    : [];
}

/** Whether a variable is filled in with a member or with roles. */
const isMention = (variable: Variable | undefined): boolean =>
  variable !== undefined &&
  (variable.roles !== undefined || (variable.isText !== true && variable.sample.startsWith('@')));

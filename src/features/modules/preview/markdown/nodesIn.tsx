import { createElement, Fragment, type ReactNode } from 'react';
import { fillIn, variableOf } from '../fillIn';
import { OwnEmoji } from '../OwnEmoji';
import type { Scene } from '../scene';
import { MarkdownLink } from './MarkdownLink';
import { MarkdownList } from './MarkdownList';
import { Chip, Mention } from './Mention';
import type { MarkdownNode } from './nodes';
import { plainText } from './plainText';
import { Spoiler } from './Spoiler';
import { tellTime } from './timestamp';

/** Context of nodes. */
export interface Place {
  scene: Scene;
  /** A link can contain neither another link nor a button. */
  isInLink: boolean;
}

/** Only the index identifies a node, so nodes are passed as separate children and need no keys. */
export const nodesIn = (nodes: readonly MarkdownNode[], place: Place): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => elementOf(node, place)));

/** Names of the pages behind Discord's <id:…> mentions. */
const pages = new Map([
  ['customize', 'Channels & Roles'],
  ['browse', 'Browse Channels'],
  ['guide', 'Server Guide'],
  ['linked-roles', 'Linked Roles'],
]);

function elementOf(node: MarkdownNode, place: Place): ReactNode {
  const { scene } = place;
  switch (node.type) {
    case 'text':
      return node.text;
    case 'variable':
      return filled(node.name, place);
    case 'strong':
      return <strong>{nodesIn(node.nodes, place)}</strong>;
    case 'em':
      return <em>{nodesIn(node.nodes, place)}</em>;
    case 'underline':
      return <u>{nodesIn(node.nodes, place)}</u>;
    case 'strikethrough':
      return <s>{nodesIn(node.nodes, place)}</s>;
    case 'blockQuote':
      return <blockquote>{nodesIn(node.nodes, place)}</blockquote>;
    case 'subtext':
      return <small>{nodesIn(node.nodes, place)}</small>;
    case 'heading':
      return headingOf(node.level, nodesIn(node.nodes, place));
    case 'list':
      return <MarkdownList items={node.items} show={(nodes) => nodesIn(nodes, place)} />;
    case 'code':
      return <code>{fillIn(node.text, scene.variables)}</code>;
    case 'codeBlock':
      return (
        <pre>
          <code>{fillIn(node.text, scene.variables)}</code>
        </pre>
      );
    case 'spoiler':
      return spoilerOf(node.nodes, place);
    case 'link':
      return linkOf(node, place);
    case 'user':
    case 'role':
    case 'channel':
      return <Mention type={node.type} id={node.id} scene={scene} />;
    case 'everyone':
      return <Chip text={`@${node.name}`} />;
    case 'command':
      return <Chip text={`/${node.name}`} />;
    case 'navigation':
      return <Chip text={pages.get(node.name) ?? node.name} />;
    case 'emoji':
      return <OwnEmoji name={node.name} id={node.id} serverId={scene.serverId ?? null} />;
    case 'timestamp':
      return timeOf(node.seconds, node.style, scene);
  }
}

/** Samples are data: they are inserted as text, and never parsed. */
function filled(name: string, { scene, isInLink }: Place): ReactNode {
  const variable = variableOf(name, scene.variables);
  if (variable === undefined) return `{${name}}`;
  const { sample, isText = false, roleIds } = variable;
  if (roleIds) return rolesOf(roleIds, scene);
  // Text written by other people, such as the name of a server.
  if (isText) return <bdi>{sample}</bdi>;
  if (/^[@#]\S/.test(sample)) return <Chip text={sample} />;
  if (isInLink || !/^https?:\/\/\S+$/.test(sample)) return sample;
  return (
    <MarkdownLink target={sample} isMasked={false} hidesAddress={false}>
      {sample}
    </MarkdownLink>
  );
}

/** Mentions by id, so that each has its role's color; separate children, as in `nodesIn`. */
const rolesOf = (ids: readonly string[], scene: Scene): ReactNode =>
  createElement(
    Fragment,
    null,
    ...ids.flatMap((id, index) => [
      index === 0 ? '' : ' ',
      <Mention key={id} type="role" id={id} scene={scene} />,
    ]),
  );

/** Below the preview's heading, which is of the second level. */
function headingOf(level: number, children: ReactNode): ReactNode {
  if (level === 1) return <h3>{children}</h3>;
  return level === 2 ? <h4>{children}</h4> : <h5>{children}</h5>;
}

function spoilerOf(nodes: readonly MarkdownNode[], place: Place): ReactNode {
  if (place.isInLink) return nodesIn(nodes, place);
  return <Spoiler covered={plainText(nodes, place.scene)}>{nodesIn(nodes, place)}</Spoiler>;
}

function linkOf(node: Extract<MarkdownNode, { type: 'link' }>, place: Place): ReactNode {
  const { scene, isInLink } = place;
  if (isInLink) return nodesIn(node.nodes, place);
  return (
    <MarkdownLink
      target={fillIn(node.target, scene.variables)}
      isMasked={node.isMasked}
      hidesAddress={/https?:\/\//i.test(plainText(node.nodes, scene))}
    >
      {nodesIn(node.nodes, { ...place, isInLink: true })}
    </MarkdownLink>
  );
}

function timeOf(seconds: number, style: string, { now, timeZone }: Scene): ReactNode {
  const told = tellTime(seconds, style, now, timeZone);
  if (told === null) return <span className="discord-time">Invalid Date</span>;
  return (
    <time className="discord-time" dateTime={told.iso} title={told.exact}>
      {told.words}
    </time>
  );
}

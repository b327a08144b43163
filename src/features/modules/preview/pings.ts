import { listed } from '@/shared/text/listed';
import type { Pings } from '../common-fields/post';

const kinds: readonly [keyof Pings, RegExp, readonly string[]][] = [
  ['users', /<@!?\d+>/, ['the mentioned members']],
  ['roles', /<@&\d+>/, ['the mentioned roles']],
  ['everyone', /@(?:everyone|here)\b/, ['@everyone', '@here']],
];

/**
 * Whom a message pings and whom it mentions without a ping, a sentence each.
 *
 * @param text of the message; Discord pings for no mention in an embed
 * @param pings undefined where nothing limits the mentions
 */
export function pingsInWords(text: string, pings: Pings | undefined): string[] {
  if (!pings) return [];
  const found = kinds.filter(([, mention]) => mention.test(text));
  const whom = (isOn: boolean) =>
    listed(found.filter(([kind]) => pings[kind] === isOn).flatMap(([, , words]) => words));
  const [pinged, mentioned] = [whom(true), whom(false)];
  return [
    ...(pinged === '' ? [] : [`Pings ${pinged}.`]),
    ...(mentioned === '' ? [] : [`Doesn’t ping ${mentioned}.`]),
  ];
}

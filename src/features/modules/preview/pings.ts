import type { Pings } from '../common-fields/post';

const kinds: readonly [keyof Pings, RegExp, string][] = [
  ['users', /<@!?\d+>/, 'the mentioned members'],
  ['roles', /<@&\d+>/, 'the mentioned roles'],
  ['everyone', /@(?:everyone|here)\b/, '@everyone and @here'],
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
  const sentence = (isOn: boolean, verb: string) => {
    const whom = found.filter(([kind]) => pings[kind] === isOn).map(([, , words]) => words);
    return whom.length === 0 ? [] : [`${verb} ${whom.join(', ')}.`];
  };
  return [...sentence(true, 'Pings'), ...sentence(false, 'Doesn’t ping')];
}

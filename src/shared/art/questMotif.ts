import { motifs, type Motif } from './charges';
import { pickByName } from './pickByName';

type Choices = readonly [Motif, ...Motif[]];

/** The motifs of each kind of task. If there are several, the quest's title decides. */
const byKind = new Map<string, Choices>([
  ['TEXT', ['quill', 'scroll', 'letter']],
  ['URL', ['map', 'letter']],
  ['FILE', ['scroll', 'banner']],
  ['NUMBER', ['scales', 'chest']],
  ['DATE', ['hourglass']],
  ['QUIZ', ['book', 'key']],
  ['POLL', ['scales']],
  ['OPINION', ['star', 'scales']],
  ['VISIT_LINK', ['map', 'bridge']],
  ['INVITE', ['bridge', 'gate']],
  ['X_FOLLOW', ['banner', 'shield']],
  ['X_REACT', ['bell', 'star']],
  ['X_POST', ['horn', 'quill']],
  ['X_SPACE', ['horn', 'bell']],
  ['TELEGRAM_JOIN', ['letter']],
  ['DISCORD_ROLE', ['helm', 'crown', 'shield']],
  ['DISCORD_MESSAGES', ['lantern', 'castle']],
  ['DISCORD_REACTION', ['star', 'bell']],
  ['DISCORD_VOICE', ['horn', 'bell']],
  ['HOLD_NFT', ['shield', 'crown']],
  ['HOLD_TOKEN', ['chest']],
  ['ONCHAIN_TX', ['stall', 'bridge']],
  ['API', ['key', 'lantern']],
  ['DAILY', ['hourglass', 'bell']],
  ['GAME', ['swords', 'helm']],
]);
const unknown: Choices = ['tower', 'castle', 'banner'];

const isMotif = (word: string): word is Motif => Object.hasOwn(motifs, word);

/** A title that names a motif gets it, as “Through the gate” does; otherwise the first kind of task decides. */
export function questMotif(title: string, firstKind: string | undefined): Motif {
  const named = title.toLowerCase().split(/\W+/u).find(isMotif);
  if (named !== undefined) return named;
  return pickByName(title, 'motif', byKind.get(firstKind ?? '') ?? unknown);
}

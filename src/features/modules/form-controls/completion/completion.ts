import { createContext } from 'react';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import type { Variable } from '../../engine/variable';

/** What may stand in braces in the texts of the form around; none, and nothing is offered. */
export const VariablesContext = createContext<readonly Variable[]>([]);

/** One of what may be put in. */
export interface Offer {
  /** Tells it from the others. */
  id: string;
  /** As the list shows it: "{user.name}", "@Moderators". */
  shown: string;
  /** What is written. */
  put: string;
  detail: string;
  /** An emoji whose picture stands before it. */
  own?: ServerEmoji | undefined;
}

/** What may be put where somebody is writing a name. Places are indices as strings have them. */
export interface Completion {
  caret: number;
  /** Where the sign stands it began with. */
  from: number;
  /** Behind the last character to be replaced. */
  to: number;
  /** What one of them is called. */
  noun: 'variable' | 'mention' | 'channel' | 'emoji';
  /** At least one, the likeliest first. */
  options: readonly Offer[];
  /** The name is whole and closed, so that it is put in at once: ":fire:". */
  isClosed?: boolean;
}

/** What may be put at the caret, an index in `text` from 0 to its length; null where no name is being written. */
export type Find = (text: string, caret: number) => Completion | null;

/** The id of one of a list's options, counted from 0. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** What names are made of; the same as preview/fillIn reads. */
const NAME = /^[\w.:]*$/;
const REST_OF_NAME = /^[\w.:]*\}/;

/**
 * What may be put at the caret.
 *
 * @param caret index in `text`, 0 to its length
 * @returns null where no name is being written: no brace is open, it is escaped ("\{"), or it fits none
 */
export function completionAt(
  text: string,
  caret: number,
  variables: readonly Variable[],
): Completion | null {
  const from = text.slice(0, caret).lastIndexOf('{');
  if (from === -1 || isEscaped(text, from)) return null;
  const query = text.slice(from + 1, caret);
  if (!NAME.test(query)) return null;
  const options = matching(query, variables);
  // Only up to a brace that closes it: other words behind the caret are somebody's text.
  const rest = REST_OF_NAME.exec(text.slice(caret))?.[0] ?? '';
  return options.length === 0
    ? null
    : { caret, from, to: caret + rest.length, noun: 'variable', options: options.map(offerOf) };
}

const offerOf = (variable: Variable): Offer => ({
  id: variable.name,
  shown: inBraces(variable),
  put: inBraces(variable),
  detail: variable.sample,
});

/** A variable as it stands in a text. */
export const inBraces = ({ name }: Variable) => `{${name}}`;

/** Those whose names hold the query; those that begin with it come first. */
function matching(query: string, variables: readonly Variable[]): Variable[] {
  const wanted = query.toLowerCase();
  const places = variables.map((variable) => ({
    variable,
    place: variable.name.toLowerCase().indexOf(wanted),
  }));
  return [
    ...places.filter(({ place }) => place === 0),
    ...places.filter(({ place }) => place > 0),
  ].map(({ variable }) => variable);
}

/** An odd number of backslashes; of two, the second is the one that is escaped. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

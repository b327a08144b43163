import { createContext } from 'react';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import type { Variable } from '../../engine/variable';

/** Variables that the texts of the surrounding form may contain; without any, none are offered. */
export const VariablesContext = createContext<readonly Variable[]>([]);

/** One option of a completion. */
export interface Offer {
  /** Unique among the options. */
  id: string;
  /** As shown in the list: "{user.name}", "@Moderators". */
  shown: string;
  /** The text that is inserted. */
  put: string;
  detail: string;
  /** Server emoji whose picture is shown before it. */
  own?: ServerEmoji | undefined;
}

/** Options for the name that is being typed. Positions are string indices. */
export interface Completion {
  caret: number;
  /** Position of the sign that begins the name. */
  from: number;
  /** Position after the last character to replace. */
  to: number;
  /** Kind of the options. */
  noun: 'variable' | 'mention' | 'channel' | 'emoji';
  /** At least one, the most likely first. */
  options: readonly Offer[];
  /** The name is complete and closed, so it is inserted at once: ":fire:". */
  isClosed?: boolean;
}

/** Finds completions at the caret, an index in `text` from 0 to its length; null if no name is being typed. */
export type Find = (text: string, caret: number) => Completion | null;

/** Id of an option in a list, by its index from 0. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Characters of names, as in preview/fillIn. */
const NAME = /^[\w.:]*$/;
const REST_OF_NAME = /^[\w.:]*\}/;

/**
 * Completions of variables at the caret.
 *
 * @param caret index in `text`, 0 to its length
 * @returns null if no name is being typed: no brace is open, it is escaped ("\{"), or no name fits
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
  // Only up to its closing brace: other words after the caret are the user's text.
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

/** A variable as written in a text. */
export const inBraces = ({ name }: Variable) => `{${name}}`;

/** Variables whose names contain the query; those that begin with it come first. */
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

/** Whether an odd number of backslashes comes before: of two, the first only escapes the second. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

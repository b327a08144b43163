import type { Variable } from '../engine/variable';

const TOKEN = /\{([\w.:]+)\}/g;
/** A variable at the very start of a text, its name captured. */
export const TOKEN_AT_START = /^\{([\w.:]+)\}/;

/** The variable of that name; undefined for one that the bot does not know. */
export const variableOf = (name: string, variables: readonly Variable[]): Variable | undefined =>
  variables.find((each) => each.name === name);

/** A text as members would read it: each known variable stands for its sample, others stay as written. */
export const fillIn = (text: string, variables: readonly Variable[]): string =>
  text.replaceAll(TOKEN, (token, name: string) => variableOf(name, variables)?.sample ?? token);

/** Names in braces that the bot will not know, each once. */
export const unknownVariables = (text: string, variables: readonly Variable[]): string[] => [
  ...new Set(
    [...text.matchAll(TOKEN)]
      .map(([, name = '']) => name)
      .filter((name) => !variables.some((each) => each.name === name)),
  ),
];

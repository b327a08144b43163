import type { Variable } from '../engine/variable';

const TOKEN = /\{([\w.:]+)\}/g;
/** A variable at the very start of a text, its name captured. */
export const TOKEN_AT_START = /^\{([\w.:]+)\}/;

/** The variable with that name; undefined if the bot does not know it. */
export const variableOf = (name: string, variables: readonly Variable[]): Variable | undefined =>
  variables.find((each) => each.name === name);

/** A text as members would read it: known variables are replaced by their samples, others stay as written. */
export const fillIn = (text: string, variables: readonly Variable[]): string =>
  text.replaceAll(TOKEN, (token, name: string) => variableOf(name, variables)?.sample ?? token);

/** Names in braces that the bot does not know, without duplicates. */
export const unknownVariables = (text: string, variables: readonly Variable[]): string[] => [
  ...new Set(
    [...text.matchAll(TOKEN)]
      .map(([, name = '']) => name)
      .filter((name) => !variables.some((each) => each.name === name)),
  ),
];

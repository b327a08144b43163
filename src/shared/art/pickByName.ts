import { hashOf } from '@/shared/text/hashOf';

/** One of several choices, always the same for a name; `what` keeps the choices of a name independent. */
export const pickByName = <T>(name: string, what: string, choices: readonly [T, ...T[]]): T =>
  choices[hashOf(`${what}:${name}`) % choices.length] ?? choices[0];

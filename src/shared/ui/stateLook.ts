/** Looks of the state of a module, rule, quest or season: each has its own sign shape and a color. */
export const stateLooks = [
  'on',
  'watching',
  'draft',
  'scheduled',
  'off',
  'attention',
  'locked',
  'paused',
  'ended',
  'archived',
] as const;
export type StateLook = (typeof stateLooks)[number];

/** Look of each state, by the API's values. */
export type LooksOf = Readonly<Record<string, StateLook>>;

/** The look of a state; undefined for a state that only a later version of the server has. */
export const lookOf = (looks: LooksOf, state: string): StateLook | undefined =>
  Object.hasOwn(looks, state) ? looks[state] : undefined;

/**
 * Who carries out what a setting says. `backEnd`: the server does, and the module's `effects.test.ts` has a
 * case that fails when the setting is back at its default. `preview`: it changes the preview and nothing else.
 * `bot`: the bot does in Discord, and the API's document says what it owes.
 */
export type Effect =
  | { by: 'backEnd'; reports?: string }
  | { by: 'preview'; why: string }
  | { by: 'bot'; owes: string };

/** The settings of one module, by path: `conditions[].mint` is the field `mint` of the items of `conditions`. */
export interface ModuleEffects {
  /** Settings that the back end carries out without a report of the bot need no line: see `effectOf`. */
  fields?: Readonly<Record<string, Effect>>;
  /** Settings the module no longer has, each with the reason. Stored values that still hold one are read without it. */
  removed?: Readonly<Record<string, string>>;
}

/** `reports`: what the bot has to tell the server for it, as the rest of a sentence that begins with “The bot reports”. */
export const backEndOf = (reports: string): Effect => ({ by: 'backEnd', reports });
/** `why`: what the preview shows, and why nothing else needs it. */
export const preview = (why: string): Effect => ({ by: 'preview', why });
/** `owes`: what the bot has to do, as the rest of a sentence that begins with “The bot”. */
export const bot = (owes: string): Effect => ({ by: 'bot', owes });

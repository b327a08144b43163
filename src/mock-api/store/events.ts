import type { World } from './world';

/**
 * What domains tell one another, by name: facts, in the past tense. A domain declares its events beside the code that
 * publishes them (TypeScript merges the declarations of this interface). Which domains react is one table above the
 * domains, `subscriptions.ts`.
 */
export interface Events {}

/** Reacts within the call that publishes, so that both changes are stored together. It must not throw. */
export type Reaction<Name extends keyof Events> = (world: World, event: Events[Name]) => void;

/** Who reacts to each event, in that order. */
export type Subscriptions = { readonly [Name in keyof Events]: readonly Reaction<Name>[] };

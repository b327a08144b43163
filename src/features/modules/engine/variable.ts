import type { Collection, Token } from '@/features/modules/market/market';
import type { Values } from '../common-fields/field';
import type { Look } from '../common-fields/look';

/** Facts about the chosen server and the assets that a form names, for previews. Each may be missing. */
export interface Facts {
  serverName?: string | undefined;
  members?: number | undefined;
  verifiedHolders?: number | undefined;
  linkedWallets?: number | undefined;
  /** How the bot's posts look on the server. */
  look?: Look | undefined;
  /** Names of the server's roles by their ids. */
  roles?: ReadonlyMap<string, string>;
  /** By their addresses. */
  tokens: ReadonlyMap<string, Token>;
  collections: ReadonlyMap<string, Collection>;
}

export const noFacts: Facts = { tokens: new Map(), collections: new Map() };

/** What the value of a variable is derived from. */
export interface Known<V = Values> {
  values: V;
  facts: Facts;
  /** The token or collection of the form, once it has been looked up. */
  token?: Token | undefined;
  collection?: Collection | undefined;
}

/** A placeholder in a text, which the bot fills in. */
export interface Variable<V = Values> {
  /** Without its braces: "user.name". */
  name: string;
  /** Its value in previews while nothing better is known. */
  sample: string;
  /** Its value with these settings on this server; undefined while unknown. */
  known?: (known: Known<V>) => string | undefined;
  /** Ids of the roles it mentions with these settings. */
  roles?: (values: V) => readonly string[];
  /** Its known value is the link set in the form. */
  isLink?: boolean;
  /** Its value is text written by people, shown as plain text even if it looks like markup. */
  isText?: boolean;
  /** Its value mentions these roles. */
  roleIds?: readonly string[];
}

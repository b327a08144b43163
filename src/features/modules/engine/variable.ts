import type { Collection, Token } from '@/features/modules/market/market';
import type { Values } from '../common-fields/field';
import type { Look } from '../common-fields/look';

/** What is known of the chosen server and of what a form names, for previews. Nothing of it is certain to be there. */
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

/** What a variable may be told from. */
export interface Known<V = Values> {
  values: V;
  facts: Facts;
  /** The token or collection the form is about, once it has been looked up. */
  token?: Token | undefined;
  collection?: Collection | undefined;
}

/** What may stand in a text and is filled in by the bot. */
export interface Variable<V = Values> {
  /** Without its braces: "user.name". */
  name: string;
  /** What it stands for in the preview while nothing better is known. */
  sample: string;
  /** What it stands for with these settings on this server; nothing while that is not known. */
  known?: (known: Known<V>) => string | undefined;
  /** Ids of the roles it mentions with these settings. */
  roles?: (values: V) => readonly string[];
  /** What is known is the form's own link. */
  isLink?: boolean;
  /** The sample is somebody's own words: it is text, whatever it looks like. */
  isText?: boolean;
  /** It stands for mentions of these roles. */
  roleIds?: readonly string[];
}

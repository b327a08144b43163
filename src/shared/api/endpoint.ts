import * as z from 'zod/mini';
import type { DataKind } from './dataKinds';
import type { Tie } from './accountConfirmation';
import type { RefusalCode } from './errorCodes';
import { addressText, idText, orElse } from './fields';
import type { ServerRole } from './serverRole';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The callers that are allowed: everyone, holders of a refresh token, signed-in users, the platform's staff, or members
 * with that role on the call's server (docs/product/servers.md). The back end enforces it, and a test tries each call
 * as each persona (ADR declared-calls).
 */
export type Access = 'open' | 'renewal' | 'session' | 'staff' | ServerRole;

/** The parameter of `{name}` in a path. */
export interface PathParam {
  /** The kind of resource that the id belongs to: `server`, `order`. */
  readonly of: string;
  readonly description: string;
  readonly schema: z.ZodMiniType<string>;
}

/** One file as the body of a call: its raw bytes, with their type as Content-Type. */
export interface UploadRules {
  /** Larger files are answered with 413. */
  readonly maxBytes: number;
  /** Any other Content-Type is answered with 415. */
  readonly types: readonly string[];
  /** Accepted files, in words: "PNG and JPEG pictures". */
  readonly typeNames: string;
}

type Errors = Readonly<Partial<Record<RefusalCode, z.ZodMiniType | null>>>;

/**
 * A call of the API, declared once: the client's call, the embedded back end's route with its validation
 * and the operation of the OpenAPI document come from it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Below /api, with its {parameters}. */
  readonly path: string;
  /** Heading of its section in the document. */
  readonly tag: string;
  readonly summary: string;
  /** Information that an integrator needs to make the call: effects, rules, and the result of repeating it. */
  readonly description?: string;
  readonly access: Access;
  /** A list’s default order in words, to the last tie: "Newest first; equal times by ID." */
  readonly order?: string;
  /** The default order by fields of an item, where these decide it: `-at` is descending. Compared as in `order`. */
  readonly orderedBy?: readonly [string, ...string[]];
  /** Seconds between two calls of a page that polls for changes. `usePolling` reads it. */
  readonly polledEvery?: number;
  /** When the page polls, as in "while a payout is on its way"; always, if left out. */
  readonly polledWhile?: string;
  /** How often an account may make the call, beyond which it answers 429: "20 pictures a day for each account." */
  readonly limit?: string;
  /** The kinds of data a successful answer shows; it is refetched when one of them has changed. */
  readonly shows?: readonly DataKind[];
  /** The kinds of data the call changes; empty if it changes none that a read shows. */
  readonly changes?: readonly DataKind[];
  /** The modules that `Modules` in `shows` or `changes` is about, such as `{id}/quest`; any module if left out. */
  readonly modules?: readonly `{id}/${string}`[];
  /** Why `changes` is empty, for the document. */
  readonly unchanged?: string;
  /** The parameter of each name in the path. */
  readonly params?: Readonly<Record<string, PathParam>>;
  readonly query?: z.ZodMiniObject;
  /** Strict: unknown or invalid fields are refused with 400, field by field. */
  readonly body?: z.ZodMiniType;
  /** It takes a file instead of JSON (docs/product/quests.md). */
  readonly upload?: UploadRules;
  /** A successful answer is a file of one of these types without an envelope; `data` is then `fileData`. */
  readonly download?: readonly string[];
  /**
   * The file is the same for everyone and never changes: caches may store it, other sites may show it, and it is sent
   * without cookies. Without this a file is a download for the caller only.
   */
  readonly isPublicFile?: true;
  /**
   * Seconds for which anyone may cache a successful response, because it is the same for everyone. It sets no cookie,
   * and a file is shown instead of downloaded.
   */
  readonly cachedFor?: number;
  /** `data` of a successful answer. A server must send `z.input`; screens rely on `z.infer`. */
  readonly data: z.ZodMiniType;
  /** Status of a successful answer; 200 unless something is created. */
  readonly status?: 201;
  /**
   * Repeating the call with the same `Idempotency-Key` header takes effect once and returns the same answer. For calls
   * that create or move something, where a repeat would do it again. `request` sends the key.
   */
  readonly idempotent?: true;
  /**
   * The thing that the call ties to the account, if any: the client first confirms that a session begun in another
   * browser belongs to the visitor (`accountConfirmation`). Each write declares it, or a test gives the reason for
   * having none.
   */
  readonly ties?: Tie;
  /** A successful answer sets the session's cookies, or removes them. */
  readonly setsCookies?: true;
  /**
   * Refusals by their code, each with the schema of the additional fields of `data`; null if there are none. Refusals
   * that follow from access, method, body and parameters are not declared.
   */
  readonly errors?: Errors;
}

/** The names in a path such as `/servers/{id}/modules/{slug}`. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<NamesIn<Path>, PathParam>> };

/** A read declares what it shows; any other call declares what it changes, or why it changes nothing. */
type FreshnessOf<M extends Method> = M extends 'GET'
  ? { shows: readonly [DataKind, ...DataKind[]] }
  : { changes: readonly [DataKind, ...DataKind[]] } | { changes: readonly []; unchanged: string };

/**
 * Declares a call. It is a type error if path names and parameters do not match, or if the call does not declare what
 * it shows or changes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(
  declared: E & ParamsOf<E['path']> & FreshnessOf<E['method']>,
): E => declared;

type PathInput<E extends Endpoint> = [NamesIn<E['path']>] extends [never]
  ? object
  : { params: Readonly<Record<NamesIn<E['path']>, string>> };
type QueryInput<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniObject }
  ? { query?: z.input<Q> }
  : object;
type BodyInput<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.input<B> }
  : object;

type FileInput<E extends Endpoint> = E extends { upload: UploadRules } ? { file: Blob } : object;

/** Input of a call to an endpoint. */
export type InputOf<E extends Endpoint> = PathInput<E> &
  QueryInput<E> &
  BodyInput<E> &
  FileInput<E>;

/** Result data of a call to an endpoint. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** A path parameter that is an id of a resource. */
/* @__NO_SIDE_EFFECTS__ */
export const idOf = (of: string, description: string): PathParam => ({
  of,
  description,
  schema: idText,
});

/** The server in a path. */
export const serverParam = idOf('server', 'Castle Bots ID of the server.');

/** A path parameter that is a Solana account address. */
/* @__NO_SIDE_EFFECTS__ */
export const addressOf = (of: string, description: string): PathParam => ({
  of,
  description,
  schema: addressText,
});

/** `data` of calls that return nothing; any value sent is ignored. */
export const nothing = orElse(z.null(), null);

/** `data` that the dashboard can do without: null if it cannot be read, and the call still succeeds. */
export function ifReadable<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | null, I> = schema;
  return orElse(wide, null);
}

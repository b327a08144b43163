import * as z from 'zod/mini';
import type { DataKind } from './dataKinds';
import type { Tie } from './accountConfirmation';
import { addressText, idText, orElse } from './fields';
import type { ServerRole } from './serverRole';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call: everybody, who holds a refresh token, who is signed in, the platform's staff, or who has
 * that role on the server it is about (decision 72). The back end enforces it, and a test tries each call as each
 * persona (decision 64).
 */
export type Access = 'open' | 'renewal' | 'session' | 'staff' | ServerRole;

/** Refusals a call may declare; those that follow from its method, access and body are not declared. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** What stands for `{name}` in a path. */
export interface PathParam {
  /** What it is the id of: `server`, `order`. */
  readonly of: string;
  readonly description: string;
  readonly schema: z.ZodMiniType<string>;
}

/** One file as the body of a call: its bytes as they are, with their type as Content-Type. */
export interface UploadRules {
  /** Above it the call answers 413. */
  readonly maxBytes: number;
  /** Any other Content-Type is answered with 415. */
  readonly types: readonly string[];
  /** What is taken, in words: "PNG and JPEG pictures". */
  readonly typeNames: string;
}

type Errors = Readonly<Partial<Record<ErrorStatus, z.ZodMiniType | null>>>;

/**
 * A call of the API, declared once: the client's call, the embedded back end's route with its validation
 * and the operation of the OpenAPI document come from it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Below /api, with its {parameters}. */
  readonly path: string;
  /** Heading it stands under in the document. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** The kinds of data a good answer shows; it is asked for again when one of them has changed. */
  readonly shows?: readonly DataKind[];
  /** The kinds of data the call changes; empty where it changes none that a read shows. */
  readonly changes?: readonly DataKind[];
  /**
   * The modules that `Modules` in `shows` or `changes` is about, such as `{id}/quest`; any module where it is left out.
   */
  readonly modules?: readonly `{id}/${string}`[];
  /** Why `changes` is empty, for the document. */
  readonly unchanged?: string;
  /** What stands for each name in the path. */
  readonly params?: Readonly<Record<string, PathParam>>;
  readonly query?: z.ZodMiniObject;
  /** Strict: what it does not take is refused with 400, field by field. */
  readonly body?: z.ZodMiniType;
  /** It takes a file in place of JSON (decision 79). */
  readonly upload?: UploadRules;
  /** A good answer is a file of one of these types and no envelope; `data` is `fileData` then. */
  readonly download?: readonly string[];
  /**
   * The file is the same for everybody and for good: caches keep it, other sites may show it, and no cookie comes
   * with it. Without this a file is a download for the caller alone.
   */
  readonly isPublicFile?: true;
  /**
   * Seconds for which anyone may cache a successful response, because it is the same for everyone. It sets no cookie,
   * and a file is shown instead of downloaded.
   */
  readonly cachedFor?: number;
  /** `data` of a good answer. `z.input` is what a server owes, `z.infer` what a screen may rely on. */
  readonly data: z.ZodMiniType;
  /** Status of a good answer; 200 unless something is made. */
  readonly status?: 201;
  /**
   * The same call with the same `Idempotency-Key` header takes effect once and gets the same answer. For calls that
   * make or move something, where a repeat would do it again. `request` sends the key.
   */
  readonly idempotent?: true;
  /**
   * What the call ties to the account, where it does: the client asks first whether a session that was not begun in
   * this browser is the visitor's (`accountConfirmation`). Each write declares it, or a test names the reason it has none.
   */
  readonly ties?: Tie;
  /** A good answer sets the session's cookies, or takes them away. */
  readonly setsCookies?: true;
  /** Refusals, each with the schema of its `data`; null where it has nothing to tell. */
  readonly errors?: Errors;
}

/** The names in a path such as `/servers/{id}/modules/{slug}`. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<NamesIn<Path>, PathParam>> };

/** A read says what it shows; any other call says what it changes, or why it changes nothing. */
type FreshnessOf<M extends Method> = M extends 'GET'
  ? { shows: readonly [DataKind, ...DataKind[]] }
  : { changes: readonly [DataKind, ...DataKind[]] } | { changes: readonly []; unchanged: string };

/**
 * Declares a call. A name of its path without a parameter is a type error, and so is the other way round, and a call
 * that does not say what it shows or changes.
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

/** What the caller of an endpoint says. */
export type InputOf<E extends Endpoint> = PathInput<E> &
  QueryInput<E> &
  BodyInput<E> &
  FileInput<E>;

/** What the caller of an endpoint gets. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** A parameter of a path that is somebody's id. */
/* @__NO_SIDE_EFFECTS__ */
export const idOf = (of: string, description: string): PathParam => ({
  of,
  description,
  schema: idText,
});

/** Stands in paths for a server. */
export const serverParam = idOf('server', 'Castle Bots ID of the server.');

/** A parameter of a path that is an account on Solana. */
/* @__NO_SIDE_EFFECTS__ */
export const addressOf = (of: string, description: string): PathParam => ({
  of,
  description,
  schema: addressText,
});

/** `data` of calls that have nothing to tell; what comes all the same is not looked at. */
export const nothing = orElse(z.null(), null);

/** `data` that the dashboard does without: null where it cannot be read, and the call has succeeded. */
export function ifReadable<O, I>(schema: z.ZodMiniType<O, I>) {
  const wide: z.ZodMiniType<O | null, I> = schema;
  return orElse(wide, null);
}

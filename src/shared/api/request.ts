import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call under `/api` (spec §7). */
export interface ApiRequest<S extends z.ZodMiniType = z.ZodMiniType> {
  /** GET unless said otherwise. */
  method?: Method;
  /** Path below `/api`, beginning with one slash; values in it go through `apiPath`. */
  url: string;
  /** Sent as JSON, serialised at once; FormData goes as it is. */
  body?: unknown;
  /** Query string; undefined values are left out. */
  params?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Shape of the answer's `data`, not of the envelope around it. */
  schema: S;
}

/** What came back on the wire, before anything is believed of it. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; body: unknown }
  /** No answer that settles anything: network fault, or a 401 whose renewal stayed undecided. */
  | { kind: 'no-answer' }
  | { kind: 'aborted' };

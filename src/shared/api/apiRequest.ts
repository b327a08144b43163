import type * as z from 'zod/mini';
import type { Tie } from './accountConfirmation';
import type { Method } from './endpoint';
import type { Transfer } from './http';

/** One call under `/api` (spec §7). */
export interface ApiRequest<S extends z.ZodMiniType = z.ZodMiniType> {
  /** GET unless said otherwise. */
  method?: Method;
  /** Path below `/api`, beginning with one slash; values in it go through `apiPath`. */
  url: string;
  /** Sent as JSON, serialised at once; FormData and files go as they are. */
  body?: unknown;
  /** Query string; undefined values are left out. */
  params?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string;
  /** How a file travels. Such a call is not watched: it takes its time, and its page shows how far it is. */
  transfer?: Transfer;
  /** What it ties to the account: sent once the visitor has confirmed the account. */
  ties?: Tie;
  /** Shape of the answer's `data`, not of the envelope around it. */
  schema: S;
}

/** What came back on the wire, before anything is believed of it. */
export type HttpAnswer =
  | { kind: 'answer'; status: number; body: unknown }
  /** No answer that settles anything: network fault, or a 401 whose renewal stayed undecided. */
  | { kind: 'no-answer' }
  | { kind: 'aborted' };

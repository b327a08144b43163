import * as z from 'zod/mini';
import { createGate } from './gate';

/** A call of Solana's JSON-RPC: parameters by place, or by name for the Digital Asset Standard. */
export interface RpcCall {
  method: string;
  params: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** Why a node told nothing. */
export type RpcTrouble = 'BUSY' | 'GONE' | 'LATE' | 'UNSUPPORTED' | 'REFUSED' | 'ODD';

/** No answer that can be used. */
export class RpcFailure extends Error {
  readonly trouble: RpcTrouble;
  constructor(trouble: RpcTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

interface Ports {
  urls: readonly string[];
  send: (url: string, init: RequestInit) => Promise<Response>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Requests under way at once: nodes that are free of charge refuse more. */
const AT_ONCE = 4;
const MOST_TRIES = 3;
const FIRST_PAUSE = 500;
/** A longer pause is not waited for: whoever looks can press Retry. */
const LONGEST_PAUSE = 5_000;
const UNKNOWN_METHOD = -32_601;

const answerSchema = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number() })),
});
const answersSchema = z.array(answerSchema);

/**
 * Asks a node, up to four requests at once. A node that is busy (429) is asked twice more, after the pause it
 * names; one that cannot be reached or fails leads to the next. Results come in the order of the calls.
 *
 * @throws RpcFailure; the signal's reason once it is aborted
 */
export function createRpc({ urls, send, wait }: Ports) {
  const gate = createGate(AT_ONCE);

  async function once(url: string, calls: readonly RpcCall[], signal: AbortSignal) {
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Some nodes take no batches: one call goes by itself.
      body: JSON.stringify(body.length === 1 ? body[0] : body),
      signal,
    });
    if (response.status === 429) return { pause: pauseOf(response.headers), results: null };
    if (!response.ok) throw new RpcFailure('GONE');
    const told: unknown = await response.json();
    return { pause: 0, results: resultsOf(calls.length, told) };
  }

  async function askOne(url: string, calls: readonly RpcCall[], signal: AbortSignal) {
    for (let tries = 1; ; tries += 1) {
      const { pause, results } = await gate(() => once(url, calls, signal), signal);
      if (results) return results;
      if (tries === MOST_TRIES || pause > LONGEST_PAUSE) throw new RpcFailure('BUSY');
      await wait(Math.max(pause, FIRST_PAUSE * 2 ** (tries - 1)), signal);
    }
  }

  return async (calls: readonly RpcCall[], signal: AbortSignal): Promise<unknown[]> => {
    let failure = new RpcFailure('GONE');
    for (const url of urls) {
      try {
        return await askOne(url, calls, signal);
      } catch (error) {
        signal.throwIfAborted();
        // A node that has answered is believed; all else is a node or a way that does not work.
        if (error instanceof RpcFailure && error.trouble !== 'GONE' && error.trouble !== 'BUSY')
          throw error;
        failure = error instanceof RpcFailure ? error : failure;
      }
    }
    throw failure;
  };
}

/** The pause a node asks for in seconds (RFC 9110, 10.2.3), ms; 0 where it says nothing we read. */
function pauseOf(headers: Headers): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,6}$/.test(said) ? Number(said) * 1_000 : 0;
}

function resultsOf(count: number, told: unknown): unknown[] {
  const read = answersSchema.safeParse(Array.isArray(told) ? told : [told]);
  if (!read.success) throw new RpcFailure('ODD');
  const byId = new Map(read.data.map((answer) => [answer.id, answer]));
  return Array.from({ length: count }, (_, id) => {
    const answer = byId.get(id);
    if (!answer) throw new RpcFailure('ODD');
    if (answer.error)
      throw new RpcFailure(answer.error.code === UNKNOWN_METHOD ? 'UNSUPPORTED' : 'REFUSED');
    return answer.result;
  });
}

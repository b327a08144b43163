import * as z from 'zod/mini';
import { limitConcurrency } from './limitConcurrency';
import { REQUEST_TIMEOUT, type NodePool, type SolanaNode } from './nodePool';
import { INVALID_PARAMS, isLimitCode, METHOD_NOT_FOUND } from './rpcCodes';

/** A call of Solana's JSON-RPC: positional parameters, or named ones for the Digital Asset Standard. */
export interface RpcCall {
  method: string;
  params: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** Whether a result can be used; for another one, such as null, the next node is called. */
  accepts: (result: unknown) => boolean;
}

/** Why a call has no result. */
export type RpcTrouble = 'BUSY' | 'GONE' | 'FAILED' | 'LATE' | 'UNSUPPORTED' | 'REFUSED' | 'ODD';

/** Outcome of one call. */
export type RpcAnswer = { result: unknown } | { trouble: RpcTrouble };

/** Makes calls; answers have the same order. Never rejects: aborted calls are LATE. */
export type RequestNodes = (calls: readonly RpcCall[], signal: AbortSignal) => Promise<RpcAnswer[]>;

/** Thrown when no answer can be used. */
export class RpcFailure extends Error {
  readonly trouble: RpcTrouble;
  constructor(trouble: RpcTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

interface Ports {
  send: (url: string, init: RequestInit) => Promise<Response>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Concurrent requests: free nodes refuse more. */
const AT_ONCE = 4;
/** Attempts with busy nodes. */
const MOST_ROUNDS = 3;
const FIRST_PAUSE = 500;
/** A longer pause ends the attempts: there is a Retry button. */
const LONGEST_PAUSE = 5_000;
/** A timer may fire this much too early, ms. */
const EARLY = 20;

/** Rate limits reported only in words, under any code (QuickNode: "50/second request limit reached"). */
const LIMIT =
  /rate.?limit|too many requests|requests? per second|request limit reached|limit exceeded/i;
/** A limit on the size of batches is no rate limit. */
const BATCH = /batch/i;

// The parts of an answer that are read; some proxies return ids as text.
const answerSchema = z.object({
  id: z.nullish(z.union([z.number(), z.string()])),
  result: z.optional(z.unknown()),
  error: z.nullish(z.object({ code: z.nullish(z.unknown()), message: z.nullish(z.unknown()) })),
});
type Answer = z.infer<typeof answerSchema>;

const isFinal = (answer: RpcAnswer) => 'result' in answer || answer.trouble === 'REFUSED';

/**
 * Reads from the nodes of a pool, up to four requests at once.
 *
 * - Several calls go as a batch. A node that refuses batches, as many do
 *   (https://github.com/solana-developers/solana-cookbook/pull/535), gets them one at a time from then on.
 * - Each call has its own answer: a call that one node can't answer goes to the next. Only a request that is itself
 *   wrong (-32602) is refused for good.
 * - Busy nodes are tried twice more, after the pause they name.
 */
export function createJsonRpc({ send, wait }: Ports) {
  const limited = limitConcurrency(AT_ONCE);
  const withoutBatches = new Set<string>();

  async function post(url: string, calls: readonly RpcCall[], signal: AbortSignal) {
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT);
    try {
      return await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body.length === 1 ? body[0] : body),
        signal: AbortSignal.any([signal, silence.signal]),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** One request. Null for a batch that was refused as a batch. */
  async function request(node: SolanaNode, calls: readonly RpcCall[], signal: AbortSignal) {
    const all = (trouble: RpcTrouble): RpcAnswer[] => calls.map(() => ({ trouble }));
    try {
      return await limited(async () => {
        const response = await post(node.url, calls, signal);
        node.heed(response);
        const text = await response.text();
        const answers = readAnswers(text);
        if (response.status === 429) return all('BUSY');
        const matched = calls.map((_, id) =>
          answers.find((each) => String(each.id) === String(id)),
        );
        const lone = answers.length === 1 ? answers[0] : undefined;
        if (calls.length > 1 && matched.every((each) => each === undefined)) {
          if (lone && limitOf(lone)) return all('BUSY');
          // A failing gateway says nothing about batches, unless it answers in JSON.
          return response.status >= 500 && !lone ? all('GONE') : null;
        }
        // A single call's error may have no id, for example if it was refused before it was parsed.
        const found = calls.length === 1 && lone?.error ? [lone] : matched;
        if (!response.ok && found.every((each) => !each?.error)) return all('GONE');
        return calls.map((call, index) => readAnswer(call, found[index]));
      }, signal);
    } catch {
      return all(signal.aborted ? 'LATE' : 'GONE');
    }
  }

  async function askNode(node: SolanaNode, calls: readonly RpcCall[], signal: AbortSignal) {
    if (calls.length > 1 && !withoutBatches.has(node.url)) {
      const answers = await request(node, calls, signal);
      if (answers) return answers;
    }
    const each = await Promise.all(calls.map((call) => request(node, [call], signal)));
    const answers = each.flatMap((one) => one ?? []);
    if (calls.length > 1 && answers.some(isFinal)) withoutBatches.add(node.url);
    return answers;
  }

  return (pool: () => NodePool): RequestNodes =>
    async (calls, signal) => {
      const answers: RpcAnswer[] = calls.map(() => ({ trouble: 'GONE' }));
      const failed = new Set<SolanaNode>();
      for (let round = 1; ; round += 1) {
        for (const node of pool().inOrder()) {
          const open = [...answers.keys()].filter((at) => {
            const answer = answers[at];
            return answer !== undefined && !isFinal(answer);
          });
          if (open.length === 0 || signal.aborted) break;
          if (failed.has(node)) continue;
          if (node.pause() > EARLY) {
            for (const at of open) answers[at] = { trouble: 'BUSY' };
            continue;
          }
          const told = await askNode(
            node,
            open.flatMap((at) => calls[at] ?? []),
            signal,
          );
          for (const [index, at] of open.entries()) answers[at] = told[index] ?? { trouble: 'ODD' };
          if (!told.every(isFinal) && !signal.aborted) node.rest();
          if (!told.some((each) => 'trouble' in each && each.trouble === 'BUSY')) failed.add(node);
        }
        if (signal.aborted) return answers.map((each) => (isFinal(each) ? each : lateAnswer));
        if (answers.every(isFinal) || round === MOST_ROUNDS) return answers;
        const busy = pool()
          .inOrder()
          .filter((node) => !failed.has(node));
        const soonest = Math.min(...busy.map((node) => node.pause()));
        if (soonest > LONGEST_PAUSE) return answers;
        await wait(Math.max(soonest, FIRST_PAUSE * 2 ** (round - 1)), signal);
      }
    };
}

const lateAnswer: RpcAnswer = { trouble: 'LATE' };

/** The answers in a body, single or as a list; none if it is not JSON-RPC, such as a page of HTML. */
function readAnswers(text: string): Answer[] {
  try {
    const body: unknown = JSON.parse(text);
    return (Array.isArray(body) ? body : [body]).flatMap((each) => {
      const read = answerSchema.safeParse(each);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}

function limitOf({ error }: Answer): boolean {
  if (isLimitCode(Number(error?.code))) return true;
  const words = typeof error?.message === 'string' ? error.message : '';
  return LIMIT.test(words) && !BATCH.test(words);
}

function readAnswer({ accepts }: RpcCall, answer: Answer | undefined): RpcAnswer {
  if (!answer) return { trouble: 'ODD' };
  if (!answer.error) return accepts(answer.result) ? { result: answer.result } : { trouble: 'ODD' };
  if (limitOf(answer)) return { trouble: 'BUSY' };
  const code = Number(answer.error.code);
  if (code === METHOD_NOT_FOUND) return { trouble: 'UNSUPPORTED' };
  return { trouble: code === INVALID_PARAMS ? 'REFUSED' : 'FAILED' };
}

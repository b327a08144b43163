import type { ChainFault, RpcAnswer } from '../chain';
import type { Faults } from '../faults';
import { type Method, type Node, RpcError } from '../node';
import { accounts } from './accounts';
import { assets } from './assets';
import { history } from './history';
import { network } from './network';
import { transactions } from './transactions';

const methods: Record<string, Method> = {
  ...network,
  ...accounts,
  ...assets,
  ...history,
  ...transactions,
};
const MOST_LOGGED = 2_000;
const DEFAULT_DELAY = 1_000;

interface Request {
  id: unknown;
  method: string;
  params: readonly unknown[];
}

/** The response to one request, or the failure of its connection. */
type Outcome = { body: object } | { status: number } | 'drop';

/** Answers JSON-RPC 2.0 requests, single or batch, with the configured faults. */
export function createRpc(node: Node, faults: Faults) {
  const log: { method: string; at: number }[] = [];

  async function answerOne(request: Request): Promise<Outcome> {
    log.push({ method: request.method, at: node.time() });
    if (log.length > MOST_LOGGED) log.shift();
    const fault = faults.take(request.method);
    const early = await beforehand(fault);
    if (early) return early;
    const body = await run(node, request, fault);
    return fault?.kind === 'lost-answer' ? 'drop' : { body };
  }

  return {
    log: () => [...log],
    handle: async (body: unknown): Promise<RpcAnswer> => {
      const requests = Array.isArray(body) ? body.map(readRequest) : [readRequest(body)];
      const outcomes = await Promise.all(requests.map(answerOne));
      if (outcomes.includes('drop')) return { status: 502, body: null, drop: true };
      const failed = outcomes.find((outcome) => typeof outcome === 'object' && 'status' in outcome);
      if (typeof failed === 'object' && 'status' in failed) return failure(failed.status);
      const bodies = outcomes.map((outcome) =>
        typeof outcome === 'object' && 'body' in outcome ? outcome.body : null,
      );
      return { status: 200, body: Array.isArray(body) ? bodies : bodies[0] };
    },
  };
}

async function beforehand(fault: ChainFault | null): Promise<Outcome | null> {
  if (fault?.kind === 'drop') return 'drop';
  if (fault?.kind === '429' || fault?.kind === '500') return { status: Number(fault.kind) };
  if (fault?.kind === 'delay') {
    const { delayMs = DEFAULT_DELAY } = fault;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return null;
}

async function run(node: Node, { id, method, params }: Request, fault: ChainFault | null) {
  const error = (code: number, message: string, data?: unknown) => ({
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  });
  if (fault?.kind === 'refuse') return error(-32_603, 'Refused, as the test asked for');
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!known) return error(-32_601, `Method not found: ${method}`);
  try {
    const result = await known(node, { params, fault: fault?.kind ?? null });
    return { jsonrpc: '2.0', id, result };
  } catch (problem) {
    if (problem instanceof RpcError) return error(problem.code, problem.message, problem.data);
    return error(-32_603, problem instanceof Error ? problem.message : 'Internal error');
  }
}

function readRequest(body: unknown): Request {
  if (typeof body !== 'object' || body === null) return { id: null, method: '', params: [] };
  const { id = null, method, params }: { id?: unknown; method?: unknown; params?: unknown } = body;
  return {
    id,
    method: typeof method === 'string' ? method : '',
    params: paramsOf(params),
  };
}

/** Parameters by position, or by name in one object (JSON-RPC 2.0, "Parameter structures"). */
function paramsOf(params: unknown): readonly unknown[] {
  if (Array.isArray(params)) return params;
  return typeof params === 'object' && params !== null ? [params] : [];
}

const failure = (status: number): RpcAnswer => ({
  status,
  ...(status === 429 ? { headers: { 'retry-after': '1' } } : {}),
  body: {
    jsonrpc: '2.0',
    id: null,
    error: { code: status, message: status === 429 ? 'Too many requests' : 'Internal error' },
  },
});

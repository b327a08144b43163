import type { FaultRule } from '../store/world';
import { fail, json } from './envelope';

/** The fault asked for by this call's header or query, else by a rule, which is used up by it. */
export function takeFault(rules: FaultRule[], request: Request): string | null {
  const url = new URL(request.url);
  const asked = request.headers.get('x-mock-fault') ?? url.searchParams.get('x-mock-fault');
  if (asked !== null) return asked;
  const rule = rules.find(
    (candidate) => candidate.times > 0 && matches(candidate, request.method, url.pathname),
  );
  if (!rule) return null;
  rule.times -= 1;
  return rule.fault;
}

function matches(rule: FaultRule, method: string, pathname: string): boolean {
  if (rule.method !== '*' && rule.method.toUpperCase() !== method) return false;
  const parts = rule.path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(pathname);
}

/**
 * Answers in place of, or around, the handler. Faults are joined by commas:
 * status=NNN · delay=ms · hang · html (or html=502) · malformed · empty · null · drop · drop-after
 * (the handler runs, its answer is lost) · maintenance · 401. Without a fault the handler answers.
 */
export async function withFault(
  fault: string | null,
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  for (const part of (fault ?? '').split(',')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (name === 'delay') await pause(Number(value) || 0, request.signal);
    const answer = await faultAnswer(name, value, request, handle);
    if (answer) return answer;
  }
  return handle();
}

async function faultAnswer(
  name: string,
  value: string,
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response | null> {
  switch (name) {
    case '401':
      return fail('not-signed-in', 'Your session expired.');
    case 'status':
      return statusAnswer(Number(value) || 500);
    case 'maintenance':
      return fail('maintenance', 'We’re upgrading our servers.', {
        maintenance: { message: 'We’re upgrading our servers.', until: null },
      });
    case 'html':
      return text(
        Number(value) || 200,
        '<!doctype html><title>Gateway</title><p>Not JSON.</p>',
        'text/html',
      );
    case 'malformed':
      return text(200, '{"success":true,"message":"OK","data":{"us', 'application/json');
    case 'empty':
      return text(200, '', 'application/json');
    case 'null':
      return json(200, null);
    case 'drop':
      return Response.error();
    case 'drop-after':
      await handle();
      return Response.error();
    case 'hang':
      await pause(Number.POSITIVE_INFINITY, request.signal);
      return Response.error();
    default:
      return null;
  }
}

const retryLater: readonly number[] = [429, 503];

/** Has no code: a server that sends none must do as well. */
const statusAnswer = (status: number) =>
  json(
    status,
    { success: false, message: `Requested fault: ${String(status)}.`, data: null },
    retryLater.includes(status) ? { 'retry-after': '2' } : {},
  );

const text = (status: number, body: string, type: string) =>
  new Response(body, { status, headers: { 'content-type': type } });

/** Ends early when the caller goes away; an endless pause ends only so. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (Number.isFinite(ms)) setTimeout(resolve, ms);
  });

import type { Environment } from './securityHeaders.mjs';

interface ProxyTarget {
  readonly origin: string;
  /** Takes the place of `/api` or `/rpc`; null where `/api` is kept. */
  readonly path: string | null;
  readonly query: string;
  readonly isSecure: boolean;
  readonly authorization: string | null;
}
type Variable = 'API_PROXY_TARGET' | 'RPC_PROXY_TARGET';
type Files = Readonly<Record<string, string>>;

export function proxyTarget(env: Environment, variable: Variable): ProxyTarget | null;
export function serverFiles(policy: string, env: Environment): Files;
export function staticHostFiles(policy: string, env: Environment, worker: string): Files;

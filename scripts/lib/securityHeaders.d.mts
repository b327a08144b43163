export type Environment = Readonly<Record<string, string | undefined>>;
export type Headers = Readonly<Record<string, string>>;
export function inlineHashes(html: string): { scripts: string[]; styles: string[] };
export function rpcSources(env: Environment): string[];
export function builtPolicy(html: string, env: Environment): string;
export function developmentPolicy(nonce: string, env: Environment): string;
export function securityHeaders(policy: string): Headers;
export const TRANSPORT_SECURITY: Headers;

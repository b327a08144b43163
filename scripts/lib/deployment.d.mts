import type { Environment } from './securityHeaders.mjs';

type Values = Readonly<Record<string, string>>;

export const DEPLOYMENT_VARIABLES: readonly string[];
export function deploymentValues(env: Environment): Values;
export function deploymentBlock(values: Values): string;
export function valuesIn(html: string): Values;
export function problemsIn(env: Environment): string[];
export function configurePage(
  html: string,
  built: Environment,
  given: Environment,
): { html: string; values: Values };

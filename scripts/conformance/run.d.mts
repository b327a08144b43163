export interface ConformanceFailure {
  check: string;
  operation: string;
  persona?: string;
  asked: string;
  came: string;
  rule: string;
  times: number;
}
export interface ConformanceResult {
  passed: number;
  failed: number;
  requests: number;
  checks: { check: string; passed: number; failed: number; notCovered: number }[];
  failures: ConformanceFailure[];
  notCovered: { check: string; operation: string; reason: string }[];
}
export function runConformance(options: {
  target: string;
  document: unknown;
  personas: unknown;
  only?: readonly string[];
  parallel?: number;
  say?: (line: string) => void;
}): Promise<ConformanceResult>;

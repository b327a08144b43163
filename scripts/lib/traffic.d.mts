interface Request {
  sentAt: number[];
  answers: { at: number; bytes: number }[];
  isUnderWay: boolean;
}
export type Requests = Map<string, Request>;
interface Session {
  on(name: string, listener: (event: unknown) => void): unknown;
}
export function recordTraffic(session: Session): Requests;
export function trafficUntil(
  requests: Requests,
  time: number,
): { requests: number; kilobytes: number };
export function startOf(requests: Requests): number;
export function lastAnswerOf(requests: Requests): number;
export function stateOf(requests: Requests): { events: number; isUnderWay: boolean };

import type { Endpoint } from '@/shared/api/endpoint';
import { DAY } from '@/shared/time/durations';
import type { World } from '../store/world';
import type { User } from './application';
import { json } from './envelope';
import { refuse, written, wrongFields, type Done, type Refusal } from './reply';
import type { Context } from './route';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const KEY = /^[\w-]{16,64}$/;
const utf8 = new TextEncoder();
/** Answers are kept so long, ms. */
const KEPT = DAY;

/** A call with an idempotency key that took effect, with its answer. */
export interface KeyedCallRow {
  userId: string;
  key: string;
  /** SHA-256 of method, path and body, in hex: what a second call with the key has to ask for as well. */
  asked: string;
  status: 200 | 201;
  data: unknown;
  message: string;
  at: number;
}

declare module '../store/db' {
  interface Db {
    keyedCalls: KeyedCallRow[];
  }
}

type Reply = Done<unknown> | Refusal;

/** Calls under way, so that a second one with the same key waits for the first. */
const underWay = new WeakMap<World, Map<string, Promise<unknown>>>();

/**
 * Answers a call once for each key of a user. The same call again gets the answer of the first; another call with
 * that key is refused with 422. Refusals changed nothing and are not kept.
 */
export async function answerOnce(
  endpoint: Endpoint,
  { world, request, url }: Context,
  { user, body }: { user: User; body: unknown },
  answer: () => Promise<Reply>,
): Promise<Response> {
  const status = endpoint.status ?? 200;
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (!KEY.test(key))
    return written(wrongFields([{ path: IDEMPOTENCY_HEADER, message: WITHOUT_KEY }]));
  const text = JSON.stringify([request.method, url.pathname, body]);
  // A body may hold a secret.
  const asked = await sha256(text);
  const place = JSON.stringify([user.id, key]);
  const open = underWay.get(world) ?? new Map<string, Promise<unknown>>();
  underWay.set(world, open);
  // Only one of those that waited may go first.
  for (let other = open.get(place); other; other = open.get(place)) await other;
  const known = callOf(world, user.id, key);
  // Calls of an earlier version were kept as text.
  if (known)
    return [asked, text].includes(known.asked)
      ? replay(known)
      : written(refuse('idempotency-key-reused', OTHER_CALL));
  const made = answer();
  const ended = made.catch(() => undefined).finally(() => open.delete(place));
  open.set(place, ended);
  const reply = await made;
  if ('data' in reply && !('status' in reply)) {
    const { data, message } = reply;
    const at = world.clock.now();
    world.db.keyedCalls = [
      ...world.db.keyedCalls.filter((row) => row.at > at - KEPT),
      { userId: user.id, key, asked, status, data, message, at },
    ];
  }
  return written(reply, status);
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const WITHOUT_KEY = `Send an ${IDEMPOTENCY_HEADER} of 16 to 64 letters and digits.`;
const OTHER_CALL = 'This request was already used for something else. Refresh and try again.';

const callOf = ({ db, clock }: World, userId: string, key: string): KeyedCallRow | undefined =>
  db.keyedCalls.find(
    (row) => row.userId === userId && row.key === key && row.at > clock.now() - KEPT,
  );

const replay = ({ status, data, message }: KeyedCallRow): Response =>
  json(status, { success: true, message, data });

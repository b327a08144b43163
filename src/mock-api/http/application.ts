import type { Endpoint } from '@/shared/api/endpoint';
import type { World } from '../store/world';
import type { SetCookie } from './cookies';
import type { Refusal } from './reply';
import type { Context, Route } from './route';

/** An account. Domains add what else is known of it (TypeScript merges the declarations). */
export interface User {
  id: string;
}

/** A signed-in browser. */
export interface Session {
  id: string;
}

/** A Discord server. */
export interface Server {
  id: string;
}

/** Who calls; both null for a visitor. */
export interface Caller {
  user: User | null;
  session: Session | null;
}

/** What a call says about the server it is for. */
export interface Addressed {
  params: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Who may call what. */
export interface AccessRules {
  /** The caller, if the declared access lets anyone in or anyone who is signed in; else the refusal. */
  admit(endpoint: Endpoint, context: Context): Caller | Refusal;
  /** The server a call is for, if the user has the declared role on it; else the refusal. */
  serverOf(endpoint: Endpoint, world: World, user: User, addressed: Addressed): Server | Refusal;
  /** The answer to all calls while the site is closed to this caller; null while it is open. */
  closedTo(endpoint: Endpoint, context: Context): Response | null;
  /** Whether that XSRF token belongs to the session of these cookies, or there is no session. */
  isXsrfToken(world: World, cookies: Readonly<Record<string, string>>, token: string): boolean;
  /** The XSRF cookie for the session of these cookies, or for a visitor. */
  xsrfCookie(world: World, cookies: Readonly<Record<string, string>>): SetCookie;
}

/**
 * Work that is due by the clock, done before a declared call is answered. `server` is the one it is for. Jobs in a row
 * that return no promise run without a break.
 */
export type BeforeRequest = (call: {
  world: World;
  user: User | null;
  server: Server | null;
  params: Readonly<Record<string, string>>;
}) => void | Promise<void>;

/** The routes of a back end, and what it does around each call. */
export interface Application {
  routes: readonly Route[];
  access: AccessRules;
  /** In order. */
  beforeRequest: readonly BeforeRequest[];
}

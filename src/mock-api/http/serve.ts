import type * as z from 'zod/mini';
import type { Access, Endpoint, NamesIn, UploadRules } from '@/shared/api/endpoint';
import type { RefusalCode } from '@/shared/api/errorCodes';
import { isServerRole, type ServerRole } from '@/shared/api/serverRole';
import type { Addressed, Caller, Server, Session, User } from './application';
import { paramsOf, queryOf, bodyOf, type SentFile } from './input';
import { answerOnce } from './idempotency';
import { Refusal, written, type Done } from './reply';
import type { Context, Handle, Method, Route } from './route';

/** Facts about the caller, by the endpoint's access. */
type CallerOf<Who extends Access> = Who extends 'open' | 'renewal'
  ? { user: User | null }
  : Who extends ServerRole
    ? { user: User; session: Session; guild: Server }
    : { user: User; session: Session };

type Query<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniObject }
  ? { query: z.output<Q> }
  : object;
type Body<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.output<B> }
  : E extends { upload: UploadRules }
    ? { body: SentFile }
    : object;

/** Input of an endpoint's handler: everything declared, already checked. */
export type Call<E extends Endpoint> = Omit<Context, 'params' | 'body'> &
  CallerOf<E['access']> &
  Query<E> &
  Body<E> & { params: Readonly<Record<NamesIn<E['path']>, string>> };

/** The refusals a handler may return: declared ones, and wrong fields. Access is checked before. */
type RefusalOf<E extends Endpoint> = Refusal<
  Extract<keyof E['errors'], RefusalCode> | 'invalid-fields'
>;

type Reply<E extends Endpoint> = Done<z.input<E['data']>> | RefusalOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

type Declarations = Readonly<Record<string, Endpoint>>;

/** A handler for each endpoint that a module exports; a missing or mistyped one is a type error. */
export type Handlers<Declared extends Declarations> = {
  readonly [Name in keyof Declared]: Handler<Declared[Name]>;
};

/** Routes for declared endpoints and their handlers. */
export function serve<Declared extends Declarations>(
  declared: Declared,
  handlers: Handlers<Declared>,
): Route[] {
  const routes: Route[] = [];
  for (const name in declared) routes.push(routeOf(declared[name], handlers[name]));
  return routes;
}

const methods: Readonly<Record<Endpoint['method'], Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
};

const routeOf = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  method: methods[endpoint.method],
  path: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  handle: answering(endpoint, handler),
  ...(endpoint.upload ? { maxBytes: endpoint.upload.maxBytes } : {}),
  ...(cacheOf(endpoint) === undefined ? {} : { isFile: true }),
});

/** Calls the handler after checking the caller's access and the declared input. */
const answering =
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): Handle =>
  async (context) => {
    const closed = context.application.access.closedTo(endpoint, context);
    if (closed) return closed;
    const call = await callOf(endpoint, context);
    if (call instanceof Refusal) return written(call);
    const answer = async () => handler(call);
    return endpoint.idempotent && call.user !== null
      ? answerOnce(endpoint, context, { user: call.user, body: bodyIn(call) }, answer)
      : written(await answer(), endpoint.status, cacheOf(endpoint));
  };

/** `Cache-Control` of a successful response for anyone; undefined for private responses. */
const cacheOf = ({ isPublicFile, cachedFor }: Endpoint): string | undefined => {
  if (isPublicFile) return 'public, max-age=31536000, immutable';
  return cachedFor === undefined ? undefined : `public, max-age=${String(cachedFor)}`;
};

const bodyIn = (call: object): unknown => ('body' in call ? call.body : undefined);

async function callOf<E extends Endpoint>(
  endpoint: E,
  context: Context,
): Promise<Call<E> | Refusal> {
  const { world, application } = context;
  const caller = application.access.admit(endpoint, context);
  if (caller instanceof Refusal) return caller;
  const params = paramsOf(endpoint, context);
  if (params instanceof Refusal) return params;
  const isInPath = isServerInPath(endpoint);
  const before = isInPath ? guildOf(endpoint, context, caller, { params }) : null;
  if (before instanceof Refusal) return before;
  const query = queryOf(endpoint, context);
  if (query instanceof Refusal) return query;
  const body = await bodyOf(endpoint, context);
  if (body instanceof Refusal) return body;
  const guild = isInPath ? before : guildOf(endpoint, context, caller, { params, body });
  if (guild instanceof Refusal) return guild;
  const work = { world, user: caller.user, server: guild, params };
  for (const due of application.beforeRequest) {
    const pending = due(work);
    // Awaiting a finished task would let another request run in between.
    if (pending instanceof Promise) await pending;
  }
  const call = { ...context, ...caller, guild, params, query, body };
  if (!isCall(endpoint, call)) throw new Error(`${endpoint.path} doesn’t say of which server.`);
  return call;
}

/** Whether the path of a request names the server; otherwise its body does. */
const isServerInPath = ({ params = {} }: Endpoint) =>
  Object.values(params).some(({ of }) => of === 'server' || of === 'order');

const guildOf = (
  endpoint: Endpoint,
  { world, application }: Context,
  { user }: Caller,
  addressed: Addressed,
) =>
  isServerRole(endpoint.access) && user
    ? application.access.serverOf(endpoint, world, user, addressed)
    : null;

/** Type guard: the caller and the server are known where the access requires them. */
const isCall = <E extends Endpoint>(
  { access }: E,
  call: Caller & { guild: Server | null },
): call is Caller & { guild: Server | null } & Call<E> =>
  (access === 'open' || access === 'renewal' || call.user !== null) &&
  (!isServerRole(access) || call.guild !== null);

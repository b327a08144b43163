import type * as z from 'zod/mini';
import type { Access, Endpoint, ErrorStatus, NamesIn, UploadRules } from '@/shared/api/endpoint';
import { isServerRole, type ServerRole } from '@/shared/api/serverRole';
import type { GuildRow } from '../domains/guilds/rows';
import type { SessionRow, UserRow } from '../domains/accounts/rows';
import { payAccruals } from '../domains/accruals/accrualPayouts';
import type { World } from '../store/world';
import { settleAccruals } from '../domains/accruals/settle';
import { settleCases } from '../domains/cases/settle';
import { settleHolderChecks } from '../domains/holder-checks/settle';
import { settleFirstRoles } from '../domains/member-management/firstRoles';
import { settleResyncs } from '../domains/resyncs/settle';
import { settleRoleChanges } from '../domains/role-changes/settle';
import { iso } from '../store/clock';
import { closedBy } from '../domains/notices/inForce';
import { admit, callerOf, isServerInPath, isStaff, serverOf, type Caller } from './admission';
import { fail } from './envelope';
import { paramsOf, queryOf, bodyOf, type SentFile } from './input';
import { answerOnce } from './idempotency';
import { Refusal, written, type Done } from './reply';
import type { Context, Handle, Method, Route } from './route';

/** What is known of the caller, by who may call. */
type CallerOf<Who extends Access> = Who extends 'open' | 'renewal'
  ? { user: UserRow | null }
  : Who extends ServerRole
    ? { user: UserRow; session: SessionRow; guild: GuildRow }
    : { user: UserRow; session: SessionRow };

type Query<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniObject }
  ? { query: z.output<Q> }
  : object;
type Body<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.output<B> }
  : E extends { upload: UploadRules }
    ? { body: SentFile }
    : object;

/** What the handler of an endpoint gets: everything declared, and checked already. */
export type Call<E extends Endpoint> = Omit<Context, 'params' | 'body'> &
  CallerOf<E['access']> &
  Query<E> &
  Body<E> & { params: Readonly<Record<NamesIn<E['path']>, string>> };

/** Refusals that follow from who may call. */
type ImpliedBy = {
  open: never;
  renewal: 401;
  session: 401;
  staff: 401 | 403;
} & Record<ServerRole, 401 | 403 | 404>;

/** The refusals a handler may give: those declared, what its access or a file implies, and wrong fields. */
type RefusalOf<E extends Endpoint> = Refusal<
  | Extract<keyof E['errors'], ErrorStatus>
  | ImpliedBy[E['access']]
  | (E extends { upload: UploadRules } ? 413 : never)
  | 400
>;

type Reply<E extends Endpoint> = Done<z.input<E['data']>> | RefusalOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

type Declarations = Readonly<Record<string, Endpoint>>;

/** A handler for each endpoint that a module exports; a missing or mistyped one is a type error. */
export type Handlers<Declared extends Declarations> = {
  readonly [Name in keyof Declared]: Handler<Declared[Name]>;
};

/** The declared calls of a capability, with what answers them, as routes of the back end. */
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
});

/** Asks the handler once the caller is admitted and what was said is as declared. */
const answering =
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): Handle =>
  async (context) => {
    const closed = closedTo(endpoint, context);
    if (closed) return closed;
    const call = await callOf(endpoint, context);
    if (call instanceof Refusal) return written(call);
    const answer = async () => handler(call);
    return endpoint.idempotent && call.user !== null
      ? answerOnce(endpoint, context, { user: call.user, body: bodyIn(call) }, answer)
      : written(await answer(), endpoint.status);
  };

const bodyIn = (call: object): unknown => ('body' in call ? call.body : undefined);

/** The answer while everything is closed to all but staff; what ends a session, or goes on with it, stays open. */
function closedTo({ access, path }: Endpoint, context: Context): Response | null {
  const window = closedBy(context.world);
  if (!window || access === 'renewal' || path === '/auth/logout') return null;
  if (isStaff(callerOf(context).user)) return null;
  const { text: message, until } = window;
  return fail(503, message, { maintenance: { message, until: iso(until) } });
}

async function callOf<E extends Endpoint>(
  endpoint: E,
  context: Context,
): Promise<Call<E> | Refusal> {
  const caller = admit(endpoint, context);
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
  // What is due by the clock happens when somebody looks, and before anything is changed.
  if (guild !== null) {
    settleResyncs(context.world, guild.id);
    settleRoleChanges(context.world, guild);
    settleCases(context.world, guild);
    settleFirstRoles(context.world, guild);
    settleAccruals(context.world, guild);
  }
  const looked = guild ?? guildCalled(context.world, params);
  if (looked !== null) await settleHolderChecks(context.world, looked);
  if (caller.user !== null) await payAccruals(context.world);
  const call = { ...context, ...caller, guild, params, query, body };
  if (!isCall(endpoint, call)) throw new Error(`${endpoint.path} does not say of which server.`);
  return call;
}

const guildOf = (
  endpoint: Endpoint,
  { world }: Context,
  { user }: Caller,
  said: Parameters<typeof serverOf>[3],
) => (isServerRole(endpoint.access) && user ? serverOf(endpoint, world, user, said) : null);

/** The server a member's call names by its name in addresses. */
function guildCalled({ db }: World, params: unknown): GuildRow | null {
  const slug =
    typeof params === 'object' && params !== null && 'slug' in params ? params.slug : undefined;
  return db.guilds.find((row) => row.slug === slug && row.botPresent) ?? null;
}

/** Whether everything declared has been found out: the types say so from here on. */
const isCall = <E extends Endpoint>(
  { access }: E,
  call: Caller & { guild: GuildRow | null },
): call is Caller & { guild: GuildRow | null } & Call<E> =>
  (access === 'open' || access === 'renewal' || call.user !== null) &&
  (!isServerRole(access) || call.guild !== null);

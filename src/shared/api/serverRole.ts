import * as z from 'zod/mini';
import { orElse } from './fields';

/** Roles of team members on one server (docs/product/servers.md). Every role may view; the owner may do everything. */
export const serverRoles = ['viewer', 'editor', 'reviewer', 'treasurer', 'owner'] as const;
export type ServerRole = (typeof serverRoles)[number];

const serverRole = z.enum(serverRoles);

export const isServerRole = (name: string): name is ServerRole =>
  serverRole.safeParse(name).success;

/**
 * The roles of the signed-in user on a server. Names this build does not know grant nothing. A server that does not
 * send roles is treated as one from before roles existed: every user with access may do everything, and the API refuses
 * forbidden actions.
 */
export const heldRolesSchema = orElse(z.optional(z.array(serverRole)), ({ value }) =>
  Array.isArray(value)
    ? value.filter((each): each is ServerRole => typeof each === 'string' && isServerRole(each))
    : undefined,
);

/** Whether the held roles allow an action that needs the given role. */
export const mayDo = (held: readonly ServerRole[], needed: ServerRole): boolean =>
  held.includes('owner') || (needed === 'viewer' ? held.length > 0 : held.includes(needed));

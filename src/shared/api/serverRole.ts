import * as z from 'zod/mini';
import { orElse } from './fields';

/**
 * What somebody may do on one server (decision 72). Each of them lets one look; the owner may do everything.
 */
export const serverRoles = ['viewer', 'editor', 'reviewer', 'treasurer', 'owner'] as const;
export type ServerRole = (typeof serverRoles)[number];

const serverRole = z.enum(serverRoles);

export const isServerRole = (name: string): name is ServerRole =>
  serverRole.safeParse(name).success;

/**
 * The roles of the signed-in user on a server. Names this build does not know grant nothing, and a server that
 * does not tell them is taken for one of before they were there: whoever got in may do everything, and the
 * API refuses what is not allowed.
 */
export const heldRolesSchema = orElse(z.optional(z.array(serverRole)), ({ value }) =>
  Array.isArray(value)
    ? value.filter((each): each is ServerRole => typeof each === 'string' && isServerRole(each))
    : undefined,
);

/** Whether who holds these roles may do what needs that one. */
export const mayDo = (held: readonly ServerRole[], needed: ServerRole): boolean =>
  held.includes('owner') || (needed === 'viewer' ? held.length > 0 : held.includes(needed));

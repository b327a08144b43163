import * as z from 'zod/mini';
import { idSchema, lamportsText, openEnum, orNull } from '@/shared/api/fields';
import { pageOf } from '@/shared/api/page';

/** A link of ours, one made for a partner, and an ambassador's own code. */
export const linkKinds = ['HOUSE', 'PARTNER', 'AMBASSADOR'] as const;
/** How a link stands: what staff chose, and what the calendar or an ambassador's standing make of it. */
export const linkStates = [
  'ACTIVE',
  'SCHEDULED',
  'PAUSED',
  'ENDED',
  'SUSPENDED',
  'ARCHIVED',
] as const;

const count = orNull(z.int().check(z.minimum(0)));
export const personSchema = z.object({ id: idSchema, name: z.string() });

/** What is told of a link wherever it is. */
export const linkFields = {
  id: idSchema,
  kind: openEnum(z.enum(linkKinds)),
  name: z.string(),
  code: z.string(),
  /** The whole address, with its tags. */
  url: z.string(),
  owner: orNull(z.nullable(personSchema)),
  state: openEnum(z.enum(linkStates)),
  rateBps: orNull(z.nullable(z.int())),
  clicks: count,
  signUps: count,
  /** People whose order still counts. */
  qualified: count,
  /** Lamports those paid for orders that still count. */
  revenue: orNull(lamportsText),
  /** Lamports, less what was taken back. */
  earned: orNull(lamportsText),
};
const linkSchema = z.object(linkFields);
export type ReferralLink = z.infer<typeof linkSchema>;
export const linksSchema = pageOf(linkSchema, { what: 'referral link', by: 'id' });

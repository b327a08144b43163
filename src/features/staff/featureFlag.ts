import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/**
 * What staff can switch off while everything else goes on (ADR feature-flags). Each is asked by the code that would do
 * it, so that one that switches nothing cannot be added here.
 */
export const featureFlagIds = ['POINT_CLAIMS', 'PORTFOLIO_PRICES', 'AMBASSADOR_SIGN_UP'] as const;
export type FeatureFlagId = (typeof featureFlagIds)[number];

/** SOME is on for the servers that are named, and off for all others. */
export const featureFlagStates = ['ON', 'OFF', 'SOME'] as const;
export type FeatureFlagState = (typeof featureFlagStates)[number];

/** Servers a flag can be on for. */
export const MOST_SERVERS = 50;

const featureFlagSchema = withLists({
  id: openEnum(z.enum(featureFlagIds)),
  state: openEnum(z.enum(featureFlagStates)),
  isPerServer: exactlyTrue.check(z.describe('`SOME` is possible.')),
  servers: listOf(z.object({ id: idSchema, name: orElse(z.string(), 'A server') }), {
    what: 'server',
    by: 'id',
  }),
  version: z.int().check(z.describe('0 until its first change.')),
  at: timeOrNull.check(z.describe('Time of the last change. Null if it was never changed.')),
  by: textOrNull.check(z.describe('Name of who changed it last. Null like `at`.')),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;
export const oneFeatureFlag = z.object({ flag: featureFlagSchema });

/** GET /staff/flags: each there is, in the order of their names in code. */
export const featureFlagsSchema = withLists({
  flags: listOf(featureFlagSchema, { what: 'flag', by: 'id' }),
});

/** What PUT /staff/flags/{flagId} takes; 409 where it was changed since `version`. */
export const featureFlagBody = z
  .object({
    state: z.enum(featureFlagStates, 'Use ON, OFF or SOME.'),
    serverIds: z
      .array(z.string().check(z.minLength(1)))
      .check(
        z.maxLength(MOST_SERVERS, `Maximum ${String(MOST_SERVERS)} servers.`),
        z.describe('Servers it’s on for if `state` is SOME. Ignored otherwise.'),
      ),
    version: z.int(),
  })
  .check(
    z.refine(({ state, serverIds }) => state !== 'SOME' || serverIds.length > 0, {
      path: ['serverIds'],
      error: 'Choose at least one server, or turn it off.',
    }),
  );
export type FeatureFlagBody = z.infer<typeof featureFlagBody>;

import { endpoint, idOf } from '@/shared/api/endpoint';
import { featureFlagBody, featureFlagsSchema, oneFeatureFlag } from './featureFlag';

const tag = 'Staff';

/** GET /staff/flags (ADR feature-flags). */
export const listFlags = endpoint({
  method: 'GET',
  path: '/staff/flags',
  tag,
  summary: 'Lists the feature flags and their status',
  description:
    '`POINT_CLAIMS`: members claim points. `PORTFOLIO_PRICES`: portfolios have prices. `AMBASSADOR_SIGN_UP`: users apply as ambassadors. Each is on until staff change it.',
  order: 'As in the list of names of `id`.',
  access: 'staff',
  shows: ['Flags'],
  data: featureFlagsSchema,
});

/** PUT /staff/flags/{flagId}: in force with the next call that asks. */
export const updateFlag = endpoint({
  method: 'PUT',
  path: '/staff/flags/{flagId}',
  tag,
  summary: 'Turns a feature flag on, off, or on for some servers',
  description:
    'Takes effect with the next call that needs the feature. Staff can undo the change in the audit log. `SOME` is refused for flags that aren’t per server.',
  access: 'staff',
  changes: ['Flags', 'Staff'],
  params: { flagId: idOf('flag', 'Name of the feature flag.') },
  body: featureFlagBody,
  data: oneFeatureFlag,
  errors: { 'feature-flag-not-found': null, 'stale-version': null },
});

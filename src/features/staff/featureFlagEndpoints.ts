import { endpoint, idOf } from '@/shared/api/endpoint';
import { featureFlagBody, featureFlagsSchema, oneFeatureFlag } from './featureFlag';

const tag = 'Staff';

/** GET /staff/flags (decision 125). */
export const listFlags = endpoint({
  method: 'GET',
  path: '/staff/flags',
  tag,
  summary: 'Lists the feature flags and their status',
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
  access: 'staff',
  changes: ['Flags', 'Staff'],
  params: { flagId: idOf('flag', 'Name of the feature flag.') },
  body: featureFlagBody,
  data: oneFeatureFlag,
  errors: { 404: null, 409: null },
});

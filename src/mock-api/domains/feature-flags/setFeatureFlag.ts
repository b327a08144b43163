import type { FeatureFlagBody, FeatureFlagId } from '@/features/staff/featureFlag';
import { audit } from '../audit/audit';
import type { StaffUndoRow } from '../audit/rows';
import type { World } from '../../store/world';
import { featureFlagRow } from './featureFlags';
import { featureFlagNames, stateText } from './words';

/** Sets a flag, and writes down what it was, so that staff can take it back. */
export function setFeatureFlag(
  world: World,
  userId: string,
  id: FeatureFlagId,
  { state, serverIds, version }: FeatureFlagBody,
): void {
  const before = featureFlagRow(world, id) ?? null;
  const row = {
    id,
    state,
    serverIds: state === 'SOME' ? [...new Set(serverIds)] : [],
    version: version + 1,
    at: world.clock.now(),
    by: userId,
  };
  world.db.flags = [...world.db.flags.filter((each) => each.id !== id), row];
  audit(world, userId, 'flag.changed', id, {
    subject: featureFlagNames[id],
    changes: [
      {
        field: featureFlagNames[id],
        before: stateText(world, before),
        after: stateText(world, row),
      },
    ],
    staffUndo: {
      kind: 'FLAG',
      flagId: id,
      version: row.version,
      state: before?.state ?? 'ON',
      serverIds: before?.serverIds ?? [],
    },
  });
  world.changed();
}

/** Sets a flag as it was before a change, unless it was changed since. @returns whether it did */
export function undoFeatureFlag(
  world: World,
  userId: string,
  { flagId, version, state, serverIds }: Extract<StaffUndoRow, { kind: 'FLAG' }>,
): boolean {
  if (featureFlagRow(world, flagId)?.version !== version) return false;
  const row = { id: flagId, state, serverIds, version: version + 1, by: userId };
  world.db.flags = [
    ...world.db.flags.filter(({ id }) => id !== flagId),
    { ...row, at: world.clock.now() },
  ];
  return true;
}

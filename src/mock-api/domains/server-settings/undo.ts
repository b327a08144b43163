import { loadModule } from '@/features/modules/engine/registry';
import { MOST_BADGES } from '@/features/earning/badges/badge';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { rolesOf } from '../access/access';
import { audit, isPastUndo, reversed } from '../audit/audit';
import type { AuditRow } from '../audit/rows';
import { undoneLabel } from '../audit/words';
import { isUnlocked, moduleRow, readValues, completed } from '../module-settings/modules';
import { isRuleRemoval } from '../module-settings/secrets';
import { changedSince, notValid, undoRules } from '../modules/undo';
import { settleDeliveries } from '../post-history/settle';
import type { GuildRow } from '../guilds/rows';
import { refuse, type Refusal } from '../../http/reply';
import { timeTroubles } from '../seasons/seasonRules';
import { seasonsOf } from '../seasons/seasons';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { grantIdOf, settingsRow } from './view';

interface Asked {
  world: World;
  guild: GuildRow;
  user: UserRow;
}

const isRemoval = ({ undo }: AuditRow): boolean =>
  isRuleRemoval(undo) ||
  (undo?.kind === 'ACCESS' && !undo.isGiven) ||
  undo?.kind === 'SEASON' ||
  undo?.kind === 'BADGE';

/** Whether it is too late to restore what an entry deleted. */
const isGone = (line: AuditRow, now: number): boolean => isRemoval(line) && isPastUndo(line, now);

/** Whether a user can undo an audit log entry, as far as is known without trying. */
export function canUndo({ world, guild, user }: Asked, line: AuditRow): boolean {
  if (line.undo === null || line.undoneAt !== null) return false;
  return !isGone(line, world.clock.now()) && mayDo(rolesOf(world, user, guild), roleFor(line));
}

/** The role required for undoing an entry, which is the one required for the change. */
export const roleFor = ({ undo }: AuditRow): ServerRole =>
  undo?.kind === 'SETTINGS' || undo?.kind === 'ACCESS' ? 'owner' : 'editor';

/**
 * Undoes a change, with the same checks as a save.
 *
 * @returns why it cannot be done, or null
 */
export async function undoLine(
  asked: Asked,
  line: AuditRow,
): Promise<Refusal<
  | 'already-undone'
  | 'changed-since'
  | 'in-use'
  | 'no-longer-valid'
  | 'not-in-package-anymore'
  | 'not-undoable'
  | 'package-limit-reached'
  | 'parent-deleted'
  | 'undo-expired'
> | null> {
  const { undo } = line;
  if (undo === null) return refuse('not-undoable', 'This can’t be undone.');
  if (line.undoneAt !== null) return refuse('already-undone', 'This was already undone.');
  if (isGone(line, asked.world.clock.now()))
    return refuse('undo-expired', 'It was deleted more than 30 days ago and can’t be restored.');
  const why = await done(asked, undo);
  if (why) return why;
  line.undoneAt = asked.world.clock.now();
  audit(asked.world, asked.user.id, 'server.undone', asked.guild.id, {
    subject: undoneLabel(line),
    ...(line.memberId === undefined ? {} : { memberId: line.memberId }),
    changes: line.changes.map(reversed),
  });
  asked.world.changed();
  return null;
}

/** @returns why it cannot be done, or null */
function done(asked: Asked, undo: NonNullable<AuditRow['undo']>) {
  switch (undo.kind) {
    case 'MODULE':
      return moduleBack(asked, undo);
    case 'RULE':
      return undoRules(asked, [undo]);
    case 'RULES':
      return undoRules(asked, undo.steps);
    case 'SETTINGS':
      return settingsBack(asked, undo);
    case 'ACCESS':
      return accessBack(asked, undo);
    case 'SEASON':
      return seasonBack(asked, undo);
    case 'BADGE':
      return badgeBack(asked, undo);
  }
}

type Of<Kind> = Extract<AuditRow['undo'], { kind: Kind }>;

async function moduleBack({ world, guild, user }: Asked, undo: Of<'MODULE'>) {
  const spec = await loadModule(undo.slug);
  const row = moduleRow(world, guild, undo.slug);
  if (!spec || row.version !== undo.version) return changedSince();
  if (!isUnlocked(world, guild, spec.planItem))
    return refuse('not-in-package-anymore', 'The server’s package no longer includes it.');
  const read =
    undo.values === null
      ? null
      : readValues({ world, guild, spec }, completed(spec, undo.values), null, undo.values);
  if (read && 'errors' in read) return notValid(read.errors);
  await settleDeliveries(world, guild);
  if (row.version !== undo.version) return changedSince();
  Object.assign(row, {
    enabled: undo.enabled,
    values: read ? read.values : null,
    version: row.version + 1,
    updatedAt: world.clock.now(),
    updatedBy: user.id,
  });
  return null;
}

function settingsBack({ world, guild }: Asked, undo: Of<'SETTINGS'>) {
  const row = settingsRow(world, guild);
  if (row.version !== undo.version) return changedSince();
  const { isListed, inviteUrl, ...general } = undo.general;
  Object.assign(row, { general, version: row.version + 1 });
  Object.assign(guild, { isListed, inviteUrl: inviteUrl || null });
  return null;
}

function accessBack({ world }: Asked, { grant, isGiven }: Of<'ACCESS'>) {
  const isIt = (row: typeof grant) =>
    row.serverId === grant.serverId && grantIdOf(row) === grantIdOf(grant);
  const isThere = world.db.access.some(isIt);
  if (isThere !== isGiven) return changedSince();
  if (isGiven) world.db.access = world.db.access.filter((row) => !isIt(row));
  else world.db.access.push({ ...grant });
  return null;
}

function badgeBack({ world, guild }: Asked, { badge }: Of<'BADGE'>) {
  const others = world.db.badges.filter(({ serverId }) => serverId === guild.id);
  if (others.some(({ id }) => id === badge.id)) return changedSince();
  if (others.length >= MOST_BADGES)
    return refuse(
      'no-longer-valid',
      `Couldn’t undo. A server can have up to ${String(MOST_BADGES)} badges. Delete one and try again.`,
    );
  world.db.badges.push(structuredClone(badge));
  return null;
}

function seasonBack({ world, guild }: Asked, { season }: Of<'SEASON'>) {
  const others = seasonsOf(world, guild.id);
  const [trouble] = timeTroubles(world.clock.now(), season, others);
  if (others.some(({ id }) => id === season.id)) return changedSince();
  if (trouble) return refuse('no-longer-valid', trouble.message);
  world.db.seasons.push(structuredClone(season));
  return null;
}

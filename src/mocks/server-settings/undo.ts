import { loadModule } from '@/features/bot-modules/engine/registry';
import { mayDo } from '@/shared/api/serverRole';
import { rolesOf } from '../access/access';
import { audit } from '../audit/audit';
import type { AuditRow } from '../audit/rows';
import { isUnlocked, moduleRow, readRule, readValues, stored } from '../bot-modules/modules';
import { settleDeliveries } from '../deliveries/settle';
import type { GuildRow } from '../discord/rows';
import type { UserRow } from '../session/rows';
import type { World } from '../world';
import { grantIdOf, settingsRow } from './view';

interface Asked {
  world: World;
  guild: GuildRow;
  user: UserRow;
}

const CHANGED = 'It has been changed since: what is there now would be lost.';

/** Whether a line can be taken back by somebody, as far as it is known without trying. */
export function canUndo({ world, guild, user }: Asked, { undo, undoneAt }: AuditRow): boolean {
  if (undo === null || undoneAt !== null) return false;
  const isModule = undo.kind === 'MODULE' || undo.kind === 'RULE';
  return mayDo(rolesOf(world, user, guild), isModule ? 'editor' : 'owner');
}

/** Takes a change back, by the rules by which anything is saved. @returns why it cannot be done, or null */
export async function takeBack(asked: Asked, line: AuditRow): Promise<string | null> {
  const { undo } = line;
  if (undo === null) return 'This cannot be taken back.';
  if (line.undoneAt !== null) return 'This was taken back already.';
  const why =
    undo.kind === 'MODULE'
      ? await moduleBack(asked, undo)
      : undo.kind === 'RULE'
        ? await ruleBack(asked, undo)
        : undo.kind === 'SETTINGS'
          ? settingsBack(asked, undo)
          : accessBack(asked, undo);
  if (why !== null) return why;
  line.undoneAt = asked.world.clock.now();
  audit(asked.world, asked.user.id, 'server.undone', asked.guild.id, {
    changes: line.changes.map(({ field, before, after }) => ({
      field,
      before: after,
      after: before,
    })),
  });
  asked.world.changed();
  return null;
}

type Of<Kind> = Extract<AuditRow['undo'], { kind: Kind }>;

async function moduleBack({ world, guild, user }: Asked, undo: Of<'MODULE'>) {
  const spec = await loadModule(undo.slug);
  const row = moduleRow(world, guild, undo.slug);
  if (!spec || row.version !== undo.version) return CHANGED;
  if (!isUnlocked(world, guild, spec.planItem)) return 'The package of the server lacks it now.';
  const read =
    undo.values === null ? null : readValues({ world, guild, spec }, stored(spec, undo.values));
  if (read && 'errors' in read) return read.errors[0]?.message ?? CHANGED;
  await settleDeliveries(world, guild);
  if (row.version !== undo.version) return CHANGED;
  Object.assign(row, {
    enabled: undo.enabled,
    values: read ? read.values : null,
    version: row.version + 1,
    updatedAt: world.clock.now(),
    updatedBy: user.id,
  });
  return null;
}

async function ruleBack({ world, guild, user }: Asked, undo: Of<'RULE'>) {
  const spec = await loadModule(undo.slug);
  const row = moduleRow(world, guild, undo.slug);
  const rule = row.rules.find(({ id }) => id === undo.ruleId);
  if (!spec || (rule?.version ?? null) !== undo.version) return CHANGED;
  if (!isUnlocked(world, guild, spec.planItem)) return 'The package of the server lacks it now.';
  const { rule: before } = undo;
  if (before !== null) {
    const read = readRule({ world, guild, spec, row }, stored(spec, before.values), rule);
    if ('errors' in read) return read.errors[0]?.message ?? CHANGED;
  }
  await settleDeliveries(world, guild);
  row.listVersion = (row.listVersion ?? 0) + 1;
  if (before === null) row.rules = row.rules.filter((each) => each !== rule);
  else {
    const again = { updatedAt: world.clock.now(), updatedBy: user.id };
    const version = Math.max(before.version, rule?.version ?? 0) + 1;
    if (rule) Object.assign(rule, before, again, { version });
    else row.rules.push(Object.assign({ ...before }, again, { version }));
  }
  return null;
}

function settingsBack({ world, guild }: Asked, undo: Of<'SETTINGS'>) {
  const row = settingsRow(world, guild);
  if (row.version !== undo.version) return CHANGED;
  const { isListed, inviteUrl, ...general } = undo.general;
  Object.assign(row, { general, version: row.version + 1 });
  Object.assign(guild, { isListed, inviteUrl: inviteUrl || null });
  return null;
}

function accessBack({ world }: Asked, { grant, isGiven }: Of<'ACCESS'>) {
  const isIt = (row: typeof grant) =>
    row.serverId === grant.serverId && grantIdOf(row) === grantIdOf(grant);
  const isThere = world.db.access.some(isIt);
  if (isThere !== isGiven) return CHANGED;
  if (isGiven) world.db.access = world.db.access.filter((row) => !isIt(row));
  else world.db.access.push({ ...grant });
  return null;
}

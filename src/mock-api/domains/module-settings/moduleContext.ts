import type { RefusalCode } from '@/shared/api/errorCodes';
import { loadModule } from '@/features/modules/engine/registry';
import { audit } from '../audit/audit';
import type { AuditRow, ChangeRow, UndoRow } from '../audit/rows';
import type { GuildRow } from '../guilds/rows';
import { Refusal, refuse } from '../../http/reply';
import { settleOrders } from '../orders/lifecycle';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { isUnlocked, moduleRow, type ServerModule } from './modules';
import { dropUnusedSecrets } from './secrets';

/** The parts of a call about a module. */
interface ModuleCall {
  world: World;
  user: UserRow;
  guild: GuildRow;
  params: { slug: string };
}

/** A module on a server, and the user who calls. */
export interface ModuleContext extends ServerModule {
  user: UserRow;
}

/** The module a call is about. */
export async function moduleAt(
  asked: ModuleCall,
): Promise<ModuleContext | Refusal<'module-not-found'>> {
  const { world, user, guild, params } = asked;
  const spec = await loadModule(params.slug);
  if (!spec) return refuse('module-not-found', 'Module not found.');
  await settleOrders(world, guild.id);
  return { world, user, guild, spec, row: moduleRow(world, guild, spec.slug) };
}

/** The same for calls that change something: the package must hold the module. */
export async function unlockedAt(
  asked: ModuleCall,
): Promise<ModuleContext | Refusal<'module-not-found' | 'package-needed'>> {
  const here = await moduleAt(asked);
  if (here instanceof Refusal || isUnlocked(here.world, here.guild, here.spec.planItem))
    return here;
  return refuse('package-needed', `${here.spec.title} isn’t in your package.`);
}

/** The same for what only modules that hold a list have. */
export const listAt = async <C extends RefusalCode>(
  place: Promise<ModuleContext | Refusal<C>>,
): Promise<ModuleContext | Refusal<C | 'module-without-rules'>> => {
  const here = await place;
  if (here instanceof Refusal || here.spec.rules) return here;
  return refuse('module-without-rules', `${here.spec.title} has no rules.`);
};

/** Adds the row to the table with its first change. @returns the line of the audit log */
export function saveModuleRow(
  { world, user, row, spec }: ModuleContext,
  what: string,
  more: { changes?: ChangeRow[]; undo?: UndoRow | null; subject?: string } = {},
): AuditRow {
  if (!world.db.modules.includes(row)) world.db.modules.push(row);
  const line = audit(world, user.id, `module.${spec.slug}.${what}`, row.serverId, more);
  dropUnusedSecrets(world, row.serverId, spec.fields);
  return line;
}

export const STALE = 'Someone else saved changes while you were editing.';

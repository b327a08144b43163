import type { GuildRow } from '../domains/guilds/rows';
import type { World } from '../store/world';
import { moduleRow } from '../domains/module-settings/modules';
import type { ModuleRow } from '../domains/module-settings/rows';

/** Sets up a module of a server as given, and switches it on. */
export function setModule(
  { world, guild }: { world: World; guild: GuildRow },
  slug: string,
  own: Partial<ModuleRow>,
): ModuleRow {
  const row = moduleRow(world, guild, slug);
  if (!world.db.modules.includes(row)) world.db.modules.push(row);
  return Object.assign(row, { enabled: true, version: 1 }, own);
}

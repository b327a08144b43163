import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { moduleRow } from './modules';
import type { ModuleRow } from './rows';

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

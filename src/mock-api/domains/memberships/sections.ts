import { catalogue } from '@/features/modules/engine/catalogue';
import type { EarningSection } from '@/features/earning/points/points';
import { isUnlocked, moduleRow } from '../module-settings/modules';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** The modules whose points belong to each way to earn. */
const modules: Readonly<Record<EarningSection, readonly string[]>> = {
  'task-to-earn': ['quest'],
  'engage-to-earn': [
    'engage-to-earn',
    'chat-to-earn',
    'tweet-to-earn',
    'invite-to-earn',
    'play-to-earn',
  ],
  'hold-to-earn': ['hold-to-earn'],
};
const sections: readonly EarningSection[] = ['task-to-earn', 'engage-to-earn', 'hold-to-earn'];

/** The ways to earn that are switched on on a server and included in its package. */
export const sectionsOn = (world: World, guild: GuildRow): EarningSection[] =>
  sections.filter((section) =>
    catalogue.some(
      ({ slug, planItem }) =>
        modules[section].includes(slug) &&
        moduleRow(world, guild, slug).enabled &&
        isUnlocked(world, guild, planItem),
    ),
  );

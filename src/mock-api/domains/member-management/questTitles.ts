import questModule from '@/features/modules/definitions/quest/definition';
import { stored } from '../module-settings/modules';
import type { World } from '../../store/world';

/** The title of a quest of the server by its id, in quotes. */
export function questTitles({ db }: World, serverId: string): (questId: string) => string {
  const rules = db.modules
    .filter((row) => row.serverId === serverId && row.slug === 'quest')
    .flatMap((row) => row.rules);
  return (questId) => {
    const rule = rules.find(({ id }) => id === questId);
    return rule ? `“${stored(questModule, rule.values).name}”` : 'a quest that was deleted';
  };
}

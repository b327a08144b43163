import { WEEK } from '@/features/modules/rule-activity/ruleActivity';
import { DAY } from '@/shared/time/durations';
import { ruleStateOf, type ServerModule } from '../module-settings/modules';
import type { World } from '../../store/world';

/** Cases of the last seven days of 24 hours in which a rule only watched, by the ids of the rules. */
export function timesWatched({ db, clock }: World, serverId: string): Map<string, number> {
  const now = clock.now();
  const times = new Map<string, number>();
  for (const { serverId: of, state, rule, at } of db.cases)
    if (of === serverId && state === 'WATCHED' && rule && at <= now && at > now - WEEK * DAY)
      times.set(rule.id, (times.get(rule.id) ?? 0) + 1);
  return times;
}

/** How many rules of a module only watch, and how often they would have acted in a week; null for none. */
export function watchedOf(place: ServerModule): { rules: number; times: number } | null {
  const { world, guild, spec, row } = place;
  if (!row.enabled) return null;
  const watching = row.rules.filter((rule) => ruleStateOf(spec, rule) === 'WATCHING');
  if (watching.length === 0) return null;
  const times = timesWatched(world, guild.id);
  return {
    rules: watching.length,
    times: watching.reduce((sum, { id }) => sum + (times.get(id) ?? 0), 0),
  };
}

import { ruleInWords, type BadgeRule } from '@/features/earning/badges/badgeRule';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { BadgeRow, EarnedBadgeRow } from './rows';

/** Title of the quest of a rule; null for other rules, and for a quest that was deleted. */
export function questTitle({ db }: Pick<World, 'db'>, serverId: string, questId: string | null) {
  if (questId === null) return null;
  const rules =
    db.modules.find((row) => row.serverId === serverId && row.slug === 'quest')?.rules ?? [];
  const title = rules.find(({ id }) => id === questId)?.values['name'];
  return typeof title === 'string' ? title : null;
}

/** The rule of a badge in words: "Complete 10 quests". */
export const ruleText = (world: Pick<World, 'db'>, serverId: string, rule: BadgeRule): string =>
  ruleInWords(rule, questTitle(world, serverId, rule.questId));

const lookOf = ({ id, name, art, tone }: BadgeRow) => ({ id, name, art, tone });

function earnedView(world: World, row: EarnedBadgeRow) {
  const badge = world.db.badges.find(({ id }) => id === row.badgeId);
  const guild = world.db.guilds.find(({ id }) => id === row.serverId);
  if (!badge || !guild) return [];
  const { id, slug, name, icon } = guild;
  return [
    {
      ...lookOf(badge),
      description: ruleText(world, row.serverId, row.rule),
      server: { id, slug, name, icon },
      earnedAt: iso(row.earnedAt),
    },
  ];
}

/**
 * The badges a member has earned on all servers, the newest first, as `earnedBadgeSchema` has them. Servers that
 * don't let themselves be found are among them: a page that others see leaves those out.
 */
export const earnedBadges = (world: World, userId: string) =>
  world.db.earnedBadges
    .filter((row) => row.userId === userId)
    .toSorted((one, other) => other.earnedAt - one.earnedAt)
    .flatMap((row) => earnedView(world, row));

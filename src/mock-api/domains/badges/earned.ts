import { ruleInWords, type BadgeRule } from '@/features/earning/badges/badgeRule';
import { byId } from '../../http/paging';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { BadgeRow, EarnedBadgeRow } from './rows';

/** Title of a rule's quest; null for other rules, and for a deleted quest. */
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
 * Badges a member has earned on all servers, newest first, in the shape of `earnedBadgeSchema`. They include unlisted
 * servers, which a page for others has to leave out.
 */
export const earnedBadges = (world: World, userId: string) =>
  world.db.earnedBadges
    .filter((row) => row.userId === userId)
    .toSorted((one, other) => other.earnedAt - one.earnedAt || byId(one.badgeId, other.badgeId))
    .flatMap((row) => earnedView(world, row));

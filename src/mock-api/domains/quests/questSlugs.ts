import questModule from '@/features/modules/definitions/quest/definition';
import { rowIndex } from '../../store/rowIndex';
import type { World } from '../../store/world';
import type { ModuleRow, RuleRow } from '../module-settings/rows';
import type { QuestSlugRow } from './rows';

const OFF_BOARD: readonly string[] = ['', 'DRAFT', 'ARCHIVED'];

/** A quest as a rule of its module, which may be switched off. */
interface QuestRule extends Pick<RuleRow, 'id' | 'values'> {
  enabled?: boolean;
}

/** Whether a quest is meant to be on the board, where members can link to it. */
const isPublished = ({ enabled = true, values }: QuestRule): boolean =>
  enabled && !OFF_BOARD.includes(questModule.read(values).publish);

/** A title as it appears in an address; the id where the title has no Latin letter or digit. */
const titleSlug = ({ id, values }: QuestRule): string =>
  questModule
    .read(values)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || id;

const slugsByQuest = rowIndex<QuestSlugRow>(({ questId }) => questId);

const slugRow = ({ db }: World, { id }: QuestRule) => slugsByQuest(db.questSlugs, id)[0];

/** The slug of a quest; what its title gives while it is a draft, which no one can open. */
export const questSlug = (world: World, quest: QuestRule): string =>
  slugRow(world, quest)?.slug ?? titleSlug(quest);

/**
 * Gives a quest its slug once it is published; to be called after a quest is saved and before it is shown. The slug
 * stays when the quest is renamed, becomes a draft again or is deleted: links stay, and deletions can be undone.
 */
export function keepSlug(world: World, serverId: string, quest: QuestRule): void {
  if (slugRow(world, quest) || !isPublished(quest)) return;
  const { questSlugs } = world.db;
  const taken = new Set(questSlugs.flatMap((row) => (row.serverId === serverId ? [row.slug] : [])));
  const wanted = titleSlug(quest);
  let slug = wanted;
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${String(count)}`;
  questSlugs.push({ questId: quest.id, serverId, slug });
  world.changed();
}

/**
 * The slugs of a world from before they were stored, when they were made of the titles each time: a quest whose slug
 * another on the board or before it in the list had, got its id as well. Packages that lock the module are not
 * considered.
 */
export function openingQuestSlugs(modules: readonly ModuleRow[]): QuestSlugRow[] {
  return modules
    .filter(({ slug }) => slug === 'quest')
    .flatMap(({ serverId, enabled, rules }) => {
      const taken = new Set<string>();
      const isOnBoard = (rule: RuleRow) => enabled && isPublished(rule);
      const inOrder = [...rules.filter(isOnBoard), ...rules.filter((rule) => !isOnBoard(rule))];
      return inOrder.map((rule) => {
        const wanted = titleSlug(rule);
        const slug = taken.has(wanted) ? `${wanted}-${rule.id}` : wanted;
        taken.add(slug);
        return { questId: rule.id, serverId, slug };
      });
    });
}

/** The slugs of seeded quests. Drafts have none yet. */
export const seedQuestSlugs = (modules: readonly ModuleRow[]): QuestSlugRow[] =>
  openingQuestSlugs(
    modules.map((row) => Object.assign({}, row, { rules: row.rules.filter(isPublished) })),
  );

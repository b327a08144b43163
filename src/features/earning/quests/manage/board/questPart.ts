import type { Rule } from '@/features/modules/engine/moduleState';
import type { QuestSummary } from '../questOverview';
import { questFinder } from './questFinder';
import { QUEST_PART, type QuestCall } from './questCall';

/** A quest with what waits in it; without the latter where the server doesn’t say. */
export interface BoardQuest {
  rule: Rule;
  summary: QuestSummary | undefined;
  /** Empty for none. */
  categoryId: string;
}

interface AllQuests<Category> {
  /** All of the server, in their order. */
  quests: readonly BoardQuest[];
  /** In the order of the board. */
  categories: readonly Category[];
}

interface PartCall extends QuestCall {
  after: string;
  limit?: number | undefined;
}

interface Row {
  quest: BoardQuest;
  /** Places of its category on the board, and of itself among all quests. */
  category: number;
  place: number;
}

/** A part of the team's quest board: quests by category, in the order members see them, those without one last. */
export function questPart<Category extends { id: string }>(
  { quests, categories }: AllQuests<Category>,
  { after, limit = QUEST_PART, ...filter }: PartCall,
) {
  const isFound = questFinder(filter);
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const rows = quests
    .map((quest, place): Row => {
      const category = places.get(quest.categoryId) ?? places.size;
      return { quest, category, place };
    })
    .sort(byPlace);
  const found = rows.filter(({ quest }) => isFound(quest));
  const start = after === '' ? 0 : startAfter(rows, found, after);
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    quests: shown.map(({ quest }) => quest),
    categories: after === '' ? [...categories] : [],
    next: last && start + shown.length < found.length ? cursorOf(last) : null,
    total: found.length,
    questCount: quests.length,
  };
}

const byPlace = (one: Row, other: Row) => one.category - other.category || one.place - other.place;

/** A cursor names the last quest of a part, and holds the places that it had. */
const cursorOf = ({ quest, category, place }: Row) =>
  `${String(category)}~${String(place)}~${quest.rule.id}`;

/**
 * Where the quests after a cursor begin. The place of its quest is read again, as quests before it may have come or
 * gone. If it left the category, the next one took its place.
 */
function startAfter(rows: readonly Row[], found: readonly Row[], cursor: string): number {
  const [category = '', before = '', ...rest] = cursor.split('~');
  const id = rest.join('~');
  const at = Number(category);
  const named = rows.find((row) => row.category === at && row.quest.rule.id === id);
  const from = named?.place ?? Number(before) - 1;
  const start = found.findIndex(
    (row) => row.category > at || (row.category === at && row.place > from),
  );
  return start === -1 ? found.length : start;
}

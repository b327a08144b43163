import type { LeftOut } from '@/shared/api/lenient';
import type { CategorySummary } from '../questOverview';
import type { BoardQuest } from './questPart';

/** A part of the team's quest board. */
export interface QuestPart {
  quests: BoardQuest[];
  /** Counts of all categories, in the first part. */
  categories: CategorySummary[];
  next: string | null;
  /** How many quests match the filters, and how many there are. */
  total: number;
  questCount: number;
  /** Of the list of quests; negative where the server doesn’t say. */
  version: number;
  /** IDs of all quests in their order, from a server that sends everything at once. */
  order?: string[];
  leftOut?: LeftOut[];
}

/** The parts of a board as one. */
export interface QuestList extends Omit<QuestPart, 'next'> {
  /** Whether more of the quests can be loaded. */
  hasMore: boolean;
}

/** The parts as one list, each quest once: between two answers a quest can move to the next part. */
export function joinedParts(parts: readonly QuestPart[]): QuestList | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const { next, leftOut: _, ...counts } = last;
  const quests = new Map(
    parts.flatMap((part) => part.quests).map((quest) => [quest.rule.id, quest] as const),
  );
  const leftOut = parts.flatMap((part) => part.leftOut ?? []);
  return {
    ...counts,
    quests: [...quests.values()],
    categories: first.categories,
    hasMore: next !== null,
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/** Puts quests of the parts into another order: they take each other’s places. */
export function reorderParts(parts: readonly QuestPart[], ids: readonly string[]): void {
  const byId = new Map(
    parts.flatMap(({ quests }) => quests).map((quest) => [quest.rule.id, quest]),
  );
  const order = ids.flatMap((id) => byId.get(id) ?? []);
  const moved = new Set(order.map(({ rule }) => rule.id));
  let next = 0;
  for (const part of parts) {
    part.quests = part.quests.map((quest) => {
      if (!moved.has(quest.rule.id)) return quest;
      next += 1;
      return order[next - 1] ?? quest;
    });
  }
}

import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { searchMatcher } from '@/shared/text/searchable';
import type { QuestSummary } from '../questOverview';
import { gistOf, statusChoices, statusOf, type QuestGroup } from './boardRows';

/** What of the board the team looks for, as it stands in the address; everything where it is empty. */
export interface BoardFilter {
  search: string;
  status: string;
  /** Id of a category. */
  category: string;
}

const names = { search: 'q', status: 'status', category: 'category' } as const;
const MAX = 100;

/** Reads it from the address, which is anybody's. */
export function readFilter(params: URLSearchParams): BoardFilter {
  const get = (name: keyof BoardFilter) => (params.get(names[name]) ?? '').slice(0, MAX);
  const status = get('status');
  return {
    search: get('search'),
    status: statusChoices.some(({ value }) => value === status) ? status : '',
    category: get('category'),
  };
}

/** Writes a change of it; what isn't asked for leaves no trace, and what belongs to others stays. */
export function writeFilter(
  params: URLSearchParams,
  change: Partial<BoardFilter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...readFilter(params), ...change })) {
    const param = name === 'search' ? names.search : name;
    if (value === '') next.delete(param);
    else next.set(param, value);
  }
  return next;
}

/** Whether it leaves nothing out. */
export const isAll = ({ search, status, category }: BoardFilter): boolean =>
  `${search}${status}${category}` === '';

/** Whether a quest is looked for, by its title, what it asks and gives, and how it stands. */
export function questFinder(
  { search, status }: BoardFilter,
  summaries: readonly QuestSummary[] | undefined,
): (quest: Rule) => boolean {
  const matches = searchMatcher(search);
  const summaryOf = new Map(summaries?.map((summary) => [summary.id, summary]));
  return (quest) =>
    (search === '' || matches(`${ruleName(quest)} ${gistOf(quest)}`)) &&
    (status === '' || statusOf(quest, summaryOf.get(quest.id)) === status);
}

/** The categories with the quests that are looked for; of those without any, only the one that is asked for itself. */
export function foundIn(
  groups: readonly QuestGroup[],
  filter: BoardFilter,
  finds: (quest: Rule) => boolean,
): readonly QuestGroup[] {
  if (isAll(filter)) return groups;
  const isOnly = filter.search === '' && filter.status === '';
  return groups
    .filter(({ category }) => filter.category === '' || category.id === filter.category)
    .map(({ category, quests }) => ({ category, quests: quests.filter(finds) }))
    .filter(({ quests }) => isOnly || quests.length > 0);
}

import { useCallback, type Ref } from 'react';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import type { BoardFilter } from './boardFilter';
import { statusChoices } from './boardRows';

interface QuestFiltersProps {
  ref: Ref<HTMLDivElement>;
  categories: readonly Rule[];
  filter: BoardFilter;
  onChange: (change: Partial<BoardFilter>) => void;
}

/** Finds quests by a text, their status and their category. */
export function QuestFilters({ ref, categories, filter, onChange }: QuestFiltersProps) {
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <div ref={ref} className="quest-filters" role="search" aria-label="Quests">
      <SearchField label="Search quests" value={filter.search} onSearch={search} />
      <select
        className="form-select"
        aria-label="Status"
        value={filter.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">Any status</option>
        {statusChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {categories.length < 2 ? null : (
        <select
          className="form-select"
          aria-label="Category"
          value={filter.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {ruleName(category)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

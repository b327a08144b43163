import { useSearchParams } from 'react-router-dom';
import { dayText } from '@/shared/format/times';
import { startOfDay } from '@/shared/format/days';
import { CloseIcon } from '@/shared/ui/icons';
import type { DataColumn } from '@/shared/ui/table/column';
import type { TableControl } from '@/shared/ui/table/useTableState';
import { daysIn } from './historyQuery';
import type { TransactionRow } from './transaction';

interface ActiveFiltersProps {
  columns: readonly DataColumn<TransactionRow>[];
  control: TableControl;
}

interface Chip {
  key: string;
  label: string;
  remove: () => void;
}

/** Each active filter, to be taken away one by one or all at once. Nothing while none is. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { clearAll, chips } = useChips(props);
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips" role="group" aria-label="Active filters">
      {chips.map(({ key, label, remove }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-label={`Remove filter ${label}`}
          onClick={remove}
        >
          <bdi>{label}</bdi> <CloseIcon />
        </button>
      ))}
      <button type="button" className="btn btn-link" onClick={clearAll}>
        Clear all
      </button>
    </div>
  );
}

const dayLabel = (day: string) => dayText(startOfDay(day) ?? Number.NaN);

function useChips({ columns, control }: ActiveFiltersProps) {
  const [params, setParams] = useSearchParams();
  const { state, change } = control;
  const without = (...names: string[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of [...names, 'page']) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const chips: Chip[] = columns.flatMap(({ id, header, filter = [] }) =>
    (state.filters[id] ?? []).map((value) => ({
      key: `${id} ${value}`,
      label: `${header}: ${filter.find((choice) => choice.value === value)?.label ?? value}`,
      remove: () =>
        change({
          filters: {
            ...state.filters,
            [id]: (state.filters[id] ?? []).filter((each) => each !== value),
          },
        }),
    })),
  );
  const { from, to } = daysIn(params);
  if (from !== '')
    chips.push({ key: 'from', label: `From ${dayLabel(from)}`, remove: () => without('from') });
  if (to !== '')
    chips.push({ key: 'to', label: `To ${dayLabel(to)}`, remove: () => without('to') });
  if (state.search !== '')
    chips.push({ key: 'q', label: `“${state.search}”`, remove: () => without('q') });
  const clearAll = () => without('q', 'from', 'to', ...Object.keys(state.filters));
  return { chips, clearAll };
}

import { SearchField } from '@/shared/ui/table/SearchField';
import type { TableControl } from '@/shared/ui/table/useTableState';
import { inboxStates, isFlaggedOnly, stateShown } from './inboxView';

/** What the inbox is narrowed to. It is in the address. */
export function InboxFilters({ control: { state, change } }: { control: TableControl }) {
  return (
    <div className="inbox__filters" role="search" aria-label="Submissions">
      <SearchField
        label="Search submissions"
        value={state.search}
        onSearch={(search) => change({ search })}
      />
      <select
        className="form-select inbox__state"
        aria-label="Status"
        value={stateShown(state)}
        onChange={({ target: { value } }) =>
          change({ filters: { ...state.filters, state: [value] } })
        }
      >
        {inboxStates.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label className="choice">
        <input
          type="checkbox"
          checked={isFlaggedOnly(state)}
          onChange={({ target: { checked } }) =>
            change({ filters: { ...state.filters, flagged: checked ? ['true'] : [] } })
          }
        />
        Flagged only
      </label>
    </div>
  );
}

import { useSearchParams } from 'react-router-dom';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn } from '@/shared/ui/table/column';
import { useTableState } from '@/shared/ui/table/useTableState';
import { timelineKinds } from './memberDetail';
import { useMemberEventsQuery, type MemberParams } from './memberApi';
import { kindText } from './timelineWords';

const NO_COLUMNS: readonly DataColumn<never>[] = [];
const KIND = 'kind';

/** What happened to a member on the server, the newest first. */
export function TimelineTab({ place }: { place: MemberParams }) {
  const [params, setParams] = useSearchParams();
  const kind = timelineKinds.find((each) => each === params.get(KIND));
  const control = useTableState(NO_COLUMNS, { prefix: 'event-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useMemberEventsQuery(
    { ...place, page, pageSize, ...(kind === undefined ? {} : { kind }) },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('event-page');
        if (value === '') after.delete(KIND);
        else after.set(KIND, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <label className="member-kind">
        <span>Show</span>
        <select
          className="form-select"
          value={kind ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">All events</option>
          {timelineKinds.map((each) => (
            <option key={each} value={each}>
              {kindText(each)}
            </option>
          ))}
        </select>
      </label>
      <PagedRows
        label="Timeline"
        columns={['Date', 'Event', 'Type']}
        page={data}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        control={control}
        empty={<EmptyState title="No results">This member has no events of this type.</EmptyState>}
      >
        {(event) => (
          <tr key={event.id} className="row-folds">
            <td data-label="Date" data-phone="end">
              {event.at === null ? '–' : <TimeAgo at={event.at} />}
            </td>
            <td data-label="Event" data-phone="name">
              <bdi>{event.text}</bdi>
            </td>
            <td data-label="Type" data-phone="second">
              {kindText(event.kind)}
            </td>
          </tr>
        )}
      </PagedRows>
    </>
  );
}

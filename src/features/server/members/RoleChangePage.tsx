import { Link, useSearchParams } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import { statusOf } from '@/shared/api/queryError';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { counted } from '@/shared/text/language';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { EmptyState } from '@/shared/ui/EmptyState';
import { MemberName } from '@/shared/ui/names/MemberName';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { ChangeProgress } from './ChangeProgress';
import { CHANGE_COLOURS, changeStateText, changeText } from './changeWords';
import {
  useBulkRoleChangeQuery,
  useStartBulkRoleChangeMutation,
  useStopBulkRoleChangeMutation,
} from './roleChangesApi';
import { memberPath, withChange } from './paths';
import { resultStates, type RoleChange } from './roleChange';
import { getBulkRoleChange } from './roleEndpoints';

const NO_COLUMNS: readonly DataColumn<never>[] = [];
const STATE = 'result';

interface RoleChangePageProps {
  serverId: string;
  changeId: string;
  mayChange: boolean;
}

/** A change of a role: how far it is, Stop, and what came of it for each member. */
export function RoleChangePage({ serverId, changeId, mayChange }: RoleChangePageProps) {
  const [params, setParams] = useSearchParams();
  const state = resultStates.find((each) => each === params.get(STATE));
  const control = useTableState(NO_COLUMNS, { prefix: 'results-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useBulkRoleChangeQuery(
    { serverId, changeId, page, pageSize, ...(state === undefined ? {} : { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const change = data?.change;
  usePolling(refetch, getBulkRoleChange.polledEvery * SECOND, change?.state === 'RUNNING');
  const all = withChange(params, null);
  if (statusOf(error) === 404)
    return (
      <EmptyState
        title="Change not found"
        action={
          <Link className="btn btn-outline-secondary" to={`?${all.toString()}`}>
            All bulk role changes
          </Link>
        }
      >
        Check the address for typos.
      </EmptyState>
    );
  return (
    <div>
      <p>
        <Link to={`?${all.toString()}`} preventScrollReset>
          All bulk role changes
        </Link>
      </p>
      {change ? <Head serverId={serverId} change={change} mayChange={mayChange} /> : null}
      <label className="member-kind">
        <span>Result</span>
        <select
          className="form-select"
          value={state ?? ''}
          onChange={({ target }) =>
            setParams((before) => withState(before, target.value), {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          <option value="">Everyone</option>
          {resultStates.map((each) => (
            <option key={each} value={each}>
              {changeStateText(each)}
            </option>
          ))}
        </select>
      </label>
      <PagedRows
        label="Results"
        columns={['Member', 'Result', 'Reason']}
        page={data}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        control={control}
        empty={
          <EmptyState title={state === undefined ? 'No one yet' : 'No members with this result'}>
            Members appear here as Discord processes them.
          </EmptyState>
        }
      >
        {({ id, name, username, picture, state: result, why }) => (
          <FoldingRow key={id} name={name ?? username ?? FORMER_MEMBER}>
            <td data-label="Member" data-phone="name">
              <MemberName
                name={name}
                username={username}
                picture={picture}
                to={username === null ? undefined : memberPath(username)}
              />
            </td>
            <td data-label="Result" data-phone="second">
              <StatusBadge
                status={result}
                label={changeStateText(result)}
                colours={CHANGE_COLOURS}
              />
            </td>
            <td data-label="Reason">{why ?? '–'}</td>
          </FoldingRow>
        )}
      </PagedRows>
    </div>
  );
}

function withState(params: URLSearchParams, state: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('results-page');
  if (state === '') next.delete(STATE);
  else next.set(STATE, state);
  return next;
}

interface HeadProps {
  serverId: string;
  change: RoleChange;
  mayChange: boolean;
}

function Head({ serverId, change, mayChange }: HeadProps) {
  const [params, setParams] = useSearchParams();
  const [stop, stopping] = useStopBulkRoleChangeMutation();
  const [start, starting] = useStartBulkRoleChangeMutation();
  const { id: changeId, role, action, state, by, at, failed } = change;
  const halt = async () => {
    const result = await resultOf(stop({ serverId, changeId }).unwrap());
    if (!result.success) notify('error', result.message);
  };
  const again = async () => {
    if (role === null) return;
    const result = await resultOf(
      start({
        serverId,
        roleId: role.id,
        action: action === 'TAKE' ? 'TAKE' : 'GIVE',
        retryOf: changeId,
      }).unwrap(),
    );
    if (result.success)
      setParams(withChange(params, result.data.change.id), { preventScrollReset: true });
    else notify('error', result.message);
  };
  return (
    <section className="panel role-change-page__head" aria-labelledby="change-title">
      <div className="role-change-page__line">
        <h2 id="change-title">
          <bdi>{changeText(change)}</bdi>
        </h2>
        <StatusBadge status={state} label={changeStateText(state)} colours={CHANGE_COLOURS} />
      </div>
      <ChangeProgress change={change} />
      <p className="fine-print">
        Started by <bdi translate={by ? 'no' : undefined}>{by ?? FORMER_MEMBER}</bdi>
        {at === null ? null : (
          <>
            , <TimeAgo at={at} />
          </>
        )}
        . It continues if you leave this page.
      </p>
      {mayChange && state === 'RUNNING' ? (
        <button
          type="button"
          className="btn btn-outline-danger"
          disabled={stopping.isLoading}
          onClick={() => void halt()}
        >
          Stop
        </button>
      ) : null}
      {mayChange && state !== 'RUNNING' && failed > 0 && role !== null ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={starting.isLoading}
          onClick={() => void again()}
        >
          Try again for {counted(failed, 'member')}
        </button>
      ) : null}
    </section>
  );
}

import { counted } from '@/shared/text/language';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useSelector } from 'react-redux';
import { resultOf } from '@/shared/api/resultOf';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { DryRunView } from './DryRunView';
import {
  useBulkRoleChangePreviewQuery,
  useStartBulkRoleChangeMutation,
  type RoleChangeParams,
} from './roleChangesApi';
import type { RoleAction } from './roleChange';

/** The members to change: the selected ones, or all that match the filters. */
export type Target = Pick<RoleChangeParams, 'members'> | Pick<RoleChangeParams, 'filters'>;

interface RoleChangeDialogProps {
  serverId: string;
  /** Null while the dialog is closed. */
  target: Target | null;
  /** Number of members in the target. */
  count: number;
  onClose: () => void;
  /** Called with the id of the started change. */
  onStarted: (changeId: string) => void;
}

/** Gives a role to many members or removes it; shows a preview before anything changes. */
export default function RoleChangeDialog(props: RoleChangeDialogProps) {
  const { target, onClose } = props;
  // Shows the last target while it closes.
  const [shown, setShown] = useState(target);
  if (target !== null && shown !== target) setShown(target);
  return (
    <Modal
      {...useFocusReturn(target !== null)}
      show={target !== null}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby="role-change-title"
    >
      {shown === null ? null : <Choice {...props} target={shown} />}
    </Modal>
  );
}

const actions: readonly { value: RoleAction; label: string }[] = [
  { value: 'GIVE', label: 'Give role' },
  { value: 'TAKE', label: 'Remove role' },
];

function Choice({
  serverId,
  target,
  count,
  onClose,
  onStarted,
}: RoleChangeDialogProps & { target: Target }) {
  const id = useId();
  const details = useSelector(selectServerDetails);
  const [action, setAction] = useState<RoleAction>('GIVE');
  const [roleId, setRoleId] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = { serverId, roleId, action, ...target };
  const { currentData, error, isFetching, refetch } = useBulkRoleChangePreviewQuery(
    roleId === '' ? skipToken : asked,
    { refetchOnMountOrArgChange: true },
  );
  const [start, { isLoading }] = useStartBulkRoleChangeMutation();
  const mayStart =
    currentData !== undefined &&
    currentData.problem === null &&
    currentData.total > 0 &&
    !isLoading;
  const begin = async () => {
    setRefusal(null);
    const result = await resultOf(start(asked).unwrap());
    if (result.success) onStarted(result.data.change.id);
    else setRefusal(result.message);
  };
  return (
    <>
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id="role-change-title">
          Change roles of {counted(count, 'member')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className="role-change">
        <fieldset className="role-change__action">
          <legend className="visually-hidden">Action</legend>
          {actions.map(({ value, label }) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name={`${id}-action`}
                checked={action === value}
                onChange={() => setAction(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}-role`}>Role</label>
        <select
          id={`${id}-role`}
          className="form-select"
          value={roleId}
          onChange={({ target: { value } }) => {
            setRoleId(value);
          }}
        >
          <option value="">Choose a role</option>
          {(details?.guildRoles ?? [])
            .filter((role) => role.id !== details?.guildId)
            .map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
        </select>
        {roleId === '' ? (
          <p className="fine-print">A preview of the changes appears here first.</p>
        ) : (
          <DryRunView
            action={action}
            run={currentData}
            error={isFetching ? undefined : error}
            onRetry={() => void refetch()}
          />
        )}
        <p role="alert" className="role-change__refusal">
          {refusal}
        </p>
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!mayStart}
          onClick={() => void begin()}
        >
          {currentData && currentData.problem === null && currentData.total > 0
            ? `${action === 'GIVE' ? 'Give to' : 'Take from'} ${String(currentData.total)}`
            : 'Start'}
        </button>
      </Modal.Footer>
    </>
  );
}

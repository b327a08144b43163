import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  featureFlagBody,
  MOST_SERVERS,
  type FeatureFlag,
  type FeatureFlagBody,
} from '@/features/staff/featureFlag';
import { useUpdateFeatureFlagMutation } from '@/features/staff/featureFlagsApi';
import { useStaffServersQuery } from '@/features/staff/resyncsApi';
import { resultOf } from '@/shared/api/resultOf';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { RadioField, type Choice } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { ChipsField } from '@/shared/ui/picker/ChipsField';
import { notify } from '@/shared/ui/toast';
import { featureFlagWords } from './featureFlagWords';

/** The number of servers on one page of the list. */
const MOST_OFFERED = 100;

const everywhere: readonly Choice[] = [
  { value: 'ON', label: 'On' },
  { value: 'OFF', label: 'Off' },
];
const perServer: readonly Choice[] = [
  { value: 'ON', label: 'On for all' },
  { value: 'SOME', label: 'On for some servers' },
  { value: 'OFF', label: 'Off' },
];

interface FeatureFlagFormProps {
  flag: FeatureFlag;
  onClose: () => void;
}

/** Sets a flag, after a confirmation. */
export function FeatureFlagForm({ flag, onClose }: FeatureFlagFormProps) {
  const { title } = featureFlagWords(flag);
  const form = useZodForm(featureFlagBody, {
    state: flag.state === 'OFF' || flag.state === 'SOME' ? flag.state : 'ON',
    serverIds: flag.servers.map(({ id }) => id),
    version: flag.version,
  });
  const [asked, setAsked] = useState<FeatureFlagBody | null>(null);
  return (
    <>
      <Form
        form={form}
        label={title}
        onSubmit={(values) => {
          setAsked(values);
          return Promise.resolve(undefined);
        }}
      >
        <RadioField
          name="state"
          label="Status"
          choices={flag.isPerServer ? perServer : everywhere}
        />
        <Servers flag={flag} />
        <div className="row-actions">
          <button type="submit" className="btn btn-primary">
            Save
          </button>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
        </div>
      </Form>
      <Question flag={flag} asked={asked} onCancel={() => setAsked(null)} onDone={onClose} />
    </>
  );
}

/** The servers it is on for, if it is on for some of them. */
function Servers({ flag }: { flag: FeatureFlag }) {
  const state: unknown = useWatch({ name: 'state' });
  return state === 'SOME' ? <ServersField flag={flag} /> : null;
}

function ServersField({ flag }: { flag: FeatureFlag }) {
  const value: unknown = useWatch({ name: 'serverIds' });
  const { data, error } = useStaffServersQuery({ page: 1, pageSize: MOST_OFFERED });
  const options = useMemo(
    () => (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [data],
  );
  const ids = Array.isArray(value) ? value.map(String) : [];
  const nameOf = (id: string) =>
    flag.servers.find((server) => server.id === id)?.name ?? `Unknown server (${id})`;
  return (
    <ChipsField
      name="serverIds"
      label="Servers"
      one="server"
      most={MOST_SERVERS}
      options={options}
      chosen={ids.map(
        (id) => options.find((option) => option.value === id) ?? { value: id, label: nameOf(id) },
      )}
      note={
        error
          ? 'Couldn’t load the servers.'
          : data && (data.total ?? 0) > MOST_OFFERED
            ? `Only the first ${String(MOST_OFFERED)} servers by name are listed.`
            : null
      }
    />
  );
}

interface QuestionProps {
  flag: FeatureFlag;
  asked: FeatureFlagBody | null;
  onCancel: () => void;
  onDone: () => void;
}

function Question({ flag, asked, onCancel, onDone }: QuestionProps) {
  const [change, { isLoading }] = useUpdateFeatureFlagMutation();
  const { title, on, off } = featureFlagWords(flag);
  const isOn = asked?.state === 'ON';
  const run = async () => {
    if (!asked || isLoading) return;
    const result = await resultOf(change({ flagId: flag.id, body: asked }).unwrap());
    // After a refusal the form stays, or is replaced by one with the values another team member has set.
    if (result.success) onDone();
    else onCancel();
    notify(result.success ? 'success' : 'error', result.success ? 'Saved' : result.message);
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isOn ? `Turn on ${title}?` : `Turn off ${title}?`}
      confirmLabel={isOn ? 'Turn on' : 'Turn off'}
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onCancel}
    >
      <p>
        {asked?.state === 'SOME' ? 'This applies to all servers except those you chose. ' : ''}
        {isOn ? on : off}
      </p>
    </ConfirmDialog>
  );
}

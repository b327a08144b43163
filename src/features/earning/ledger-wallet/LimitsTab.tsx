import { useMemo } from 'react';
import {
  useClaimPolicyQuery,
  useUpdateClaimPolicyMutation,
} from '@/features/earning/claims/policyApi';
import { useMay } from '@/features/server/discord/useMay';
import type { getClaimPolicy } from '@/features/earning/claims/policyEndpoints';
import type { DataOf } from '@/shared/api/endpoint';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { ErrorState } from '@/shared/ui/ErrorState';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import { limitsSchema, policyOf, valuesOf } from './limitsForm';

type Told = DataOf<typeof getClaimPolicy>;

/** What is given for points, how much of it at most, and who decides: the owner's to change. */
export default function LimitsTab({ serverId }: { serverId: string }) {
  const { currentData, error, isFetching, refetch } = useClaimPolicyQuery(serverId);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the limits.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the limits" />
    );
  return <LimitsForm serverId={serverId} told={currentData} onConflict={refetch} />;
}

interface LimitsFormProps {
  serverId: string;
  told: Told;
  /** Someone else has saved: the next save is made from what is there now. */
  onConflict: () => PromiseLike<unknown>;
}

function LimitsForm({ serverId, told, onConflict }: LimitsFormProps) {
  const mayChange = useMay('owner');
  const tokens = useMemo(() => told.funds.map(({ token }) => token), [told]);
  const values = useMemo(() => valuesOf(told.policy, tokens), [told, tokens]);
  const form = useZodForm(limitsSchema, values);
  const version = useFormVersion(form, told.version, () => values);
  const [save] = useUpdateClaimPolicyMutation();
  const mint = form.watch('mint');
  const symbol = tokens.find((token) => (token.mint ?? '') === mint)?.symbol ?? 'SOL';
  const common = { isDisabled: !mayChange };
  return (
    <Form
      form={form}
      label="Limits"
      onSubmit={async (typed) => {
        const read = policyOf(typed, tokens);
        if ('errors' in read)
          return {
            success: false,
            message: 'Some fields need your attention.',
            errors: read.errors,
          };
        const body = { ...read.policy, version: version.current() };
        const result = await resultOf(save({ serverId, body }).unwrap());
        if (result.success) {
          version.saved(result.data.version);
          notify('success', 'Saved');
          return undefined;
        }
        const { errors = [], ...failure } = await version.refused(result, onConflict);
        return {
          ...failure,
          errors: errors.map(({ path, message }) => ({
            path: path === 'unitsPerPoint' ? 'rate' : path,
            message,
          })),
        };
      }}
    >
      <div className="panel ledger-limits">
        <h2>Limits</h2>
        {mayChange ? null : (
          <p className="notice">You may look at them. Only owners change limits and approvers.</p>
        )}
        {told.isHeldBack ? (
          <p className="notice notice--warning">
            Castle Bots has paused claims on this server for now. What you set here counts once they
            are taken again.
          </p>
        ) : null}
        <SwitchField
          {...common}
          name="isOn"
          label="Points can be claimed"
          hint="Switched off, points are kept and nothing can be claimed."
        />
        <SelectField
          {...common}
          name="mint"
          label="Token"
          hint="Limits are in this token, and count for rewards in it as well."
          choices={tokens.map((token) => ({ value: token.mint ?? '', label: token.symbol }))}
        />
        <TextField {...common} name="rate" label="For one point" kind="decimal" unit={symbol} />
        <TextField
          {...common}
          name="least"
          label="A claim takes at least"
          kind="numeric"
          unit="points"
        />
        <TextField
          {...common}
          name="most"
          label="A claim takes at most"
          kind="numeric"
          unit="points"
        />
        <TextField
          {...common}
          name="coolDownHours"
          label="Time between two claims of a member"
          kind="numeric"
          unit="hours"
        />
        <TextField
          {...common}
          name="approvalAbove"
          label="Approval above"
          kind="decimal"
          unit={symbol}
          hint="A payout above it waits for someone who didn’t ask for it. Empty: none waits."
        />
        <TextField
          {...common}
          name="memberDaily"
          label="A day to one member"
          kind="decimal"
          unit={symbol}
          hint="In days of UTC. Empty: as much as there is."
        />
        <TextField
          {...common}
          name="serverDaily"
          label="A day to all members"
          kind="decimal"
          unit={symbol}
          hint="In days of UTC. Empty: as much as there is."
        />
        <RadioField
          {...common}
          name="approvers"
          label="Who approves"
          choices={[
            { value: 'TREASURERS', label: 'Treasurers and owners' },
            { value: 'OWNERS', label: 'Owners alone' },
          ]}
        />
      </div>
      {mayChange ? <SaveBar label="Save" isOfServer /> : null}
    </Form>
  );
}

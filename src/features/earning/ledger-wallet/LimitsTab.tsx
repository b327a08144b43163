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

/** The exchange rate of points, its limits, and the approval threshold; only the owner can change them. */
export default function LimitsTab({ serverId }: { serverId: string }) {
  const { currentData, error, isFetching, refetch } = useClaimPolicyQuery(serverId);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the limits.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading limits" />
    );
  const readAgain = async () => (await refetch()).data?.version;
  return <LimitsForm serverId={serverId} told={currentData} onConflict={readAgain} />;
}

interface LimitsFormProps {
  serverId: string;
  told: Told;
  /** The settings were saved elsewhere: the next save is based on the current version. */
  onConflict: () => PromiseLike<number | undefined>;
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
          <p className="notice">View only. Ask an owner of this server to make changes.</p>
        )}
        {told.isHeldBack ? (
          <p className="notice notice--warning">
            Castle Bots has paused claims on this server. Your settings apply once claims resume.
          </p>
        ) : null}
        <SwitchField
          {...common}
          name="isOn"
          label="Allow claims"
          hint="When off, members keep their points but can’t claim them."
        />
        <SelectField
          {...common}
          name="mint"
          label="Token"
          hint="Members claim this token. All limits are in this token."
          choices={tokens.map((token) => ({ value: token.mint ?? '', label: token.symbol }))}
        />
        <TextField
          {...common}
          name="rate"
          label="Exchange rate for 1 point"
          kind="decimal"
          unit={symbol}
        />
        <TextField {...common} name="least" label="Minimum claim" kind="numeric" unit="points" />
        <TextField {...common} name="most" label="Maximum claim" kind="numeric" unit="points" />
        <TextField
          {...common}
          name="coolDownHours"
          label="Claim cooldown per member"
          kind="numeric"
          unit="hours"
        />
        <TextField
          {...common}
          name="approvalAbove"
          label="Require approval above"
          kind="decimal"
          unit={symbol}
          hint="Larger claims and rewards need approval by someone other than the recipient. Leave empty for no approval."
        />
        <TextField
          {...common}
          name="memberDaily"
          label="Daily claims per member"
          kind="decimal"
          unit={symbol}
          hint="Days start at midnight UTC. Leave empty for no limit."
        />
        <TextField
          {...common}
          name="serverDaily"
          label="Daily claims of all members together"
          kind="decimal"
          unit={symbol}
          hint="Days start at midnight UTC. Leave empty for no limit."
        />
        <RadioField
          {...common}
          name="approvers"
          label="Approvers"
          choices={[
            { value: 'TREASURERS', label: 'Treasurers and owners' },
            { value: 'OWNERS', label: 'Owners only' },
          ]}
        />
      </div>
      {mayChange ? <SaveBar label="Save" isOfServer /> : null}
    </Form>
  );
}

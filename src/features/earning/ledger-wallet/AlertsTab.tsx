import { useMemo } from 'react';
import * as z from 'zod/mini';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { amountText } from '@/shared/format/amounts';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { notify } from '@/shared/ui/toast';
import type { LedgerWallet } from './ledgerWallet';
import { useLedgerWalletQuery, useUpdateLedgerWalletAlertMutation } from './ledgerWalletApi';
import { noAmount, unitsOf } from './ledgerWalletWords';

/** Amounts are in the order of the tokens. */
const schema = z.object({ days: z.string(), below: z.array(z.string()) });

/** Settings for alerting the team when the wallet runs low. */
export default function AlertsTab({ serverId }: { serverId: string }) {
  const { currentData, error, isFetching, refetch } = useLedgerWalletQuery(serverId);
  if (currentData?.isRead)
    return (
      <AlertsForm
        serverId={serverId}
        ledger={currentData}
        onConflict={async () => (await refetch()).data?.alert.version}
      />
    );
  return currentData || (error && !isFetching) ? (
    <ErrorState
      message={failureText(error, 'Couldn’t read the balance from Solana.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading alerts" />
  );
}

interface AlertsFormProps {
  serverId: string;
  ledger: LedgerWallet;
  /** The settings were saved elsewhere: the next save is based on the current version. */
  onConflict: () => PromiseLike<number | undefined>;
}

function AlertsForm({ serverId, ledger, onConflict }: AlertsFormProps) {
  const { funds, alert } = ledger;
  const values = useMemo(
    () => ({
      days: alert.days === null ? '' : String(alert.days),
      below: funds.map(({ token, alertBelow }) =>
        alertBelow === null ? '' : amountText(BigInt(alertBelow), token.decimals),
      ),
    }),
    // Balances are refetched often; the saved alert changes only with its version.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [alert.version],
  );
  const form = useZodForm(schema, values);
  const version = useFormVersion(form, alert.version, () => values);
  const [save] = useUpdateLedgerWalletAlertMutation();
  return (
    <Form
      form={form}
      label="Alerts"
      onSubmit={async ({ days, below }) => {
        const read = funds.map(({ token }, index) => {
          const text = below[index]?.trim() ?? '';
          return { token, text, units: text === '' ? null : unitsOf(text, token) };
        });
        const errors = [
          ...read.flatMap(({ token, text, units }, index) =>
            text !== '' && units === null
              ? [{ path: `below.${String(index)}`, message: noAmount(token) }]
              : [],
          ),
          ...(days.trim() === '' || /^[1-9]\d{0,2}$/.test(days.trim())
            ? []
            : [{ path: 'days', message: 'Enter a whole number of days.' }]),
        ];
        if (errors.length > 0)
          return { success: false, message: 'Some fields need your attention.', errors };
        const result = await resultOf(
          save({
            serverId,
            body: {
              version: version.current(),
              days: days.trim() === '' ? null : Number(days),
              below: read.flatMap(({ token: { mint }, units }) =>
                units === null ? [] : [{ mint, units: units.toString() }],
              ),
            },
          }).unwrap(),
        );
        if (!result.success) return version.refused(result, onConflict);
        version.savedUnseen();
        notify('success', 'Saved');
        return undefined;
      }}
    >
      <div className="panel ledger-limits">
        <h2>Alerts</h2>
        <p>
          Owners and treasurers get one alert when a token runs low, and another only after it
          recovers.
        </p>
        <TextField
          name="days"
          label="Alert when a token lasts less than"
          kind="numeric"
          unit="days"
          hint="Based on payouts of the last 30 days. Leave empty for no alert."
        />
        {funds.map(({ token }, index) => (
          <TextField
            key={token.mint ?? 'SOL'}
            name={`below.${String(index)}`}
            label={`Alert when ${token.symbol} falls below`}
            kind="decimal"
            unit={token.symbol}
            hint="Compared with the available balance. Leave empty for no alert."
          />
        ))}
      </div>
      <SaveBar label="Save" isOfServer />
    </Form>
  );
}

import * as z from 'zod/mini';
import type { ClaimToken } from '@/features/earning/claims/claim';
import type { PolicyBody } from '@/features/earning/claims/policyApi';
import type { FieldError } from '@/shared/api/envelope';
import { amountText } from '@/shared/format/amounts';
import { noAmount, unitsOf } from './ledgerWalletWords';

/** The form of the exchange rate and its limits; amounts and numbers are raw text. */
export const limitsSchema = z.object({
  isOn: z.boolean(),
  /** '' is SOL. */
  mint: z.string(),
  rate: z.string(),
  least: z.string(),
  most: z.string(),
  coolDownHours: z.string(),
  approvalAbove: z.string(),
  memberDaily: z.string(),
  serverDaily: z.string(),
  approvers: z.enum(['TREASURERS', 'OWNERS']),
});
export type LimitsValues = z.infer<typeof limitsSchema>;

type Policy = Omit<PolicyBody, 'version'>;

/** Form values of a policy; if there is none, cautious defaults. */
export function valuesOf(policy: Policy | null, tokens: readonly ClaimToken[]): LimitsValues {
  const token = tokens.find(({ mint }) => mint === (policy?.mint ?? null));
  const shown = (units: string | null) =>
    units === null || !token ? '' : amountText(BigInt(units), token.decimals);
  return {
    isOn: policy?.isOn ?? false,
    mint: policy?.mint ?? '',
    rate: shown(policy?.unitsPerPoint ?? null),
    least: String(policy?.least ?? 50),
    most: String(policy?.most ?? 5000),
    coolDownHours: String(policy?.coolDownHours ?? 24),
    approvalAbove: shown(policy?.approvalAbove ?? null),
    memberDaily: shown(policy?.memberDaily ?? null),
    serverDaily: shown(policy?.serverDaily ?? null),
    approvers: policy?.approvers ?? 'TREASURERS',
  };
}

/** The policy to send, or the errors by field. */
export function policyOf(
  values: LimitsValues,
  tokens: readonly ClaimToken[],
): { policy: Policy } | { errors: FieldError[] } {
  const errors: FieldError[] = [];
  const wrong = (path: string, message: string) => errors.push({ path, message });
  const mint = values.mint === '' ? null : values.mint;
  const token = tokens.find((each) => each.mint === mint);
  if (!token) wrong('mint', 'The ledger wallet doesn’t hold this token.');
  const amount = (path: 'rate' | 'approvalAbove' | 'memberDaily' | 'serverDaily') => {
    const text = values[path].trim();
    if (text === '' && path !== 'rate') return null;
    const units = token ? unitsOf(text, token) : null;
    if (units === null || (path === 'rate' && units === 0n))
      wrong(path, token ? noAmount(token) : 'Choose a token first.');
    return (units ?? 0n).toString();
  };
  const whole = (path: 'least' | 'most' | 'coolDownHours', least: number) => {
    const digits = values[path].trim();
    const count = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
    if (!(count >= least)) wrong(path, 'Enter a whole number.');
    return count;
  };
  const policy: Policy = {
    isOn: values.isOn,
    mint,
    unitsPerPoint: amount('rate') ?? '0',
    least: whole('least', 1),
    most: whole('most', 1),
    coolDownHours: whole('coolDownHours', 0),
    approvalAbove: amount('approvalAbove'),
    memberDaily: amount('memberDaily'),
    serverDaily: amount('serverDaily'),
    approvers: values.approvers,
  };
  return errors.length > 0 ? { errors } : { policy };
}

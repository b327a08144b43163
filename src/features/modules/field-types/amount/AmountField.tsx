import { useWatch } from 'react-hook-form';
import type { FieldProps } from '@/shared/ui/form/Field';
import { TextField } from '@/shared/ui/form/TextField';
import { valueAt } from '../../engine/paths';

/** What amounts are called in a currency of a form. */
const unitNames: Readonly<Record<string, string>> = {
  POINTS: 'points',
  SOL: 'SOL',
  SPL: 'tokens',
};

interface AmountFieldProps extends FieldProps {
  unit: string;
  /** Names of the fields that give its currency. */
  unitOf: readonly string[] | undefined;
  tidy: (typed: string) => string;
}

export const AmountField = ({ unit, unitOf, tidy, ...field }: AmountFieldProps) =>
  unitOf === undefined ? (
    <TextField {...field} kind="decimal" unit={unit} tidy={tidy} />
  ) : (
    <InCurrency field={field} unit={unit} unitOf={unitOf} tidy={tidy} />
  );

interface InCurrencyProps {
  field: FieldProps;
  unit: string;
  unitOf: readonly string[];
  tidy: (typed: string) => string;
}

/** An amount in the currency that is chosen beside it, or beside the list it is in. */
function InCurrency({ field, unit, unitOf, tidy }: InCurrencyProps) {
  const whole: unknown = useWatch();
  const steps = field.name.split('.');
  const chosen = steps
    .map((_, index) => steps.slice(0, steps.length - 1 - index).join('.'))
    .flatMap((place) => unitOf.map((name) => valueAt(whole, `${place}.${name}`)))
    .map((value) => (typeof value === 'string' ? unitNames[value] : undefined))
    .find((name) => name !== undefined);
  return <TextField {...field} kind="decimal" unit={chosen ?? unit} tidy={tidy} />;
}

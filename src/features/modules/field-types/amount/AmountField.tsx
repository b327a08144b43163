import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '@/shared/ui/form/Field';
import { TextField } from '@/shared/ui/form/TextField';
import { valueAt } from '../../engine/paths';
import { OpeningFields } from '../../form-controls/openingFields';

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
  const opening = use(OpeningFields);
  const steps = field.name.split('.');
  const place = steps.slice(0, -1).join('.');
  const isBeside = unitOf.some(
    (name) => opening.has(`${place}.${name}`) && opening.has(field.name),
  );
  const chosen = steps
    .map((_, index) => steps.slice(0, steps.length - 1 - index).join('.'))
    .flatMap((around) => unitOf.map((name) => valueAt(whole, `${around}.${name}`)))
    .map((value) => (typeof value === 'string' ? unitNames[value] : undefined))
    .find((name) => name !== undefined);
  // In one sentence with it, its currency is the next thing one reads.
  const said = isBeside ? {} : { unit: chosen ?? unit };
  return <TextField {...field} {...said} kind="decimal" tidy={tidy} />;
}

import { useWatch } from 'react-hook-form';
import { TextField } from '@/shared/ui/form/TextField';
import { valueAt } from '../../engine/valuesAt';
import type { ControlProps } from '../controlProps';

/** What amounts are called in a currency of a form. */
const unitNames: Readonly<Record<string, string>> = {
  POINTS: 'points',
  SOL: 'SOL',
  SPL: 'tokens',
};

const Control = ({ field, control }: ControlProps<'amount'>) => {
  const { unit, unitOf, tidy } = control;
  return unitOf === undefined ? (
    <TextField {...field} kind="decimal" unit={unit} tidy={tidy} />
  ) : (
    <InCurrency field={field} unit={unit} unitOf={unitOf} tidy={tidy} />
  );
};
export default Control;

interface InCurrencyProps {
  field: ControlProps<'amount'>['field'];
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

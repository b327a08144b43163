import { useWatch } from 'react-hook-form';
import { isTimeZone } from '@/shared/time/timeZone';
import { MINUTE } from '@/shared/time/durations';
import { useNow } from '@/shared/time/useNow';
import { DateField } from '@/shared/ui/date/DateField';
import { dayIn } from '@/shared/ui/date/dayInWords';
import type { FieldProps } from '@/shared/ui/form/Field';
import { valueAt } from '../../engine/paths';
import { asText } from '../../engine/shape';
import type { ControlOf } from '../fieldType';

interface ModuleDateFieldProps extends FieldProps {
  control: ControlOf<'date'>;
}

/** A date in the time zone that is chosen beside it; where none is, dates of modules are in UTC. */
export default function ModuleDateField({ control, ...props }: ModuleDateFieldProps) {
  const all = useWatch();
  const beside = (name: string) => asText(valueAt(all, props.name.replace(/[^.]+$/, name)));
  const chosen = beside('timeZone');
  const timeZone = isTimeZone(chosen) ? chosen : 'UTC';
  const today = dayIn(useNow(MINUTE), timeZone);
  const { isAhead = false, notBefore } = control;
  const min = isAhead ? today : notBefore === undefined ? '' : beside(notBefore);
  return <DateField {...props} timeZone={timeZone} min={min === '' ? undefined : min} />;
}

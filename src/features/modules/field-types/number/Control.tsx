import { NumberField } from '@/shared/ui/form/NumberField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'number'>) => (
  <NumberField {...field} unit={control.unit} />
);
export default Control;

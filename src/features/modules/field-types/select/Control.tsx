import { SelectField } from '@/shared/ui/form/ChoiceFields';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'select'>) => (
  <SelectField {...field} choices={control.choices} />
);
export default Control;

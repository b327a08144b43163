import { RadioField } from '@/shared/ui/form/ChoiceFields';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'radio'>) => (
  <RadioField {...field} choices={control.choices} />
);
export default Control;

import { RadioField } from '@/shared/ui/form/ChoiceFields';
import type { ControlProps } from '../kind';

const Control = ({ field, control }: ControlProps<'radio'>) => (
  <RadioField {...field} choices={control.choices} />
);
export default Control;

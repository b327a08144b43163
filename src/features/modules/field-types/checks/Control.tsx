import { ChecksField } from '@/shared/ui/form/ChoiceFields';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'checks'>) => (
  <ChecksField {...field} choices={control.choices} />
);
export default Control;

import { AddressField } from './AddressField';
import type { ControlProps } from '../kind';

const Control = ({ field, control }: ControlProps<'address'>) => (
  <AddressField {...field} of={control.of} symbolField={control.symbolField} />
);
export default Control;

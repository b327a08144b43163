import type { ControlProps } from '../kind';
import { SecretField } from './SecretField';

const Control = ({ field, control }: ControlProps<'secret'>) => (
  <SecretField {...field} control={control} />
);
export default Control;

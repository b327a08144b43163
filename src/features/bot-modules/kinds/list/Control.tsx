import { ListField } from './ListField';
import type { ControlProps } from '../kind';

const Control = ({ field, control, renderFields }: ControlProps<'list'>) => (
  <ListField {...field} control={control}>
    {(prefix) => renderFields(control.fields, prefix)}
  </ListField>
);
export default Control;

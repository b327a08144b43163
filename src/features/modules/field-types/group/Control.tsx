import { GroupField } from './GroupField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control, renderFields }: ControlProps<'group'>) => (
  <GroupField {...field} look={control.look}>
    {renderFields(control.fields, `${field.name}.`)}
  </GroupField>
);
export default Control;

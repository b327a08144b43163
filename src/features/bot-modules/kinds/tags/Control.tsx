import { TagsField } from './TagsField';
import type { ControlProps } from '../kind';

const Control = ({ field, control }: ControlProps<'tags'>) => (
  <TagsField {...field} most={control.most} />
);
export default Control;

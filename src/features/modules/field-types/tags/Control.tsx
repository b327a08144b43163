import { TagsField } from './TagsField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'tags'>) => (
  <TagsField {...field} most={control.most} hasCommas={control.hasCommas} tidyLine={control.tidy} />
);
export default Control;

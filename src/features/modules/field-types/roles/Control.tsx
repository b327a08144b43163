import { RolesField } from '@/features/server/discord/pickers/RolesField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'roles'>) => (
  <RolesField {...field} most={control.most} use={control.use} />
);
export default Control;

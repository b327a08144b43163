import { SwitchField } from '@/shared/ui/form/SwitchField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'switch'>) => <SwitchField {...field} />;
export default Control;

import { ClockField } from '../../form-controls/ClockField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'date'>) => <ClockField {...field} kind="date" />;
export default Control;

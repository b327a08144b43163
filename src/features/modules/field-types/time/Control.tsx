import { ClockField } from '../../form-controls/ClockField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'time'>) => <ClockField {...field} kind="time" />;
export default Control;

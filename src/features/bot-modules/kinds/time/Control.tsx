import { ClockField } from '../../controls/ClockField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'time'>) => <ClockField {...field} kind="time" />;
export default Control;

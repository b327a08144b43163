import { DurationField } from './DurationField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'duration'>) => <DurationField {...field} />;
export default Control;

import { DurationField } from './DurationField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'duration'>) => <DurationField {...field} />;
export default Control;

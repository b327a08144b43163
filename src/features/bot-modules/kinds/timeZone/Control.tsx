import { TimeZoneField } from './TimeZoneField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'timeZone'>) => <TimeZoneField {...field} />;
export default Control;

import { TimeZoneField } from './TimeZoneField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'timeZone'>) => <TimeZoneField {...field} />;
export default Control;

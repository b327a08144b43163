import { ColourField } from './ColourField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'colour'>) => <ColourField {...field} />;
export default Control;

import { ColourField } from './ColourField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'colour'>) => <ColourField {...field} />;
export default Control;

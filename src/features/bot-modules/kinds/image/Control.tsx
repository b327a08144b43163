import { ImageField } from './ImageField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'image'>) => <ImageField {...field} />;
export default Control;

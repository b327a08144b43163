import { ImageField } from './ImageField';
import type { ControlProps } from '../controlProps';

const Control = ({ field }: ControlProps<'image'>) => <ImageField {...field} />;
export default Control;

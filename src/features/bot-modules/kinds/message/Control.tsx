import { MessageField } from './MessageField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'message'>) => <MessageField {...field} />;
export default Control;

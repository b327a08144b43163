import { MatchField } from './MatchField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'match'>) => <MatchField {...field} />;
export default Control;

import { RadioField } from '@/shared/ui/form/ChoiceFields';
import type { ControlProps } from '../controlProps';
import { MATCH_ANYONE, MATCH_EVERY } from './field';

/** The values are the numbers of spec §3. */
const modes = [
  { value: MATCH_EVERY, label: 'Every condition must hold' },
  { value: MATCH_ANYONE, label: 'Any one of them is enough' },
];

const Control = ({ field }: ControlProps<'match'>) => <RadioField {...field} choices={modes} />;
export default Control;

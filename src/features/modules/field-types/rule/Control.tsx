import { RuleField } from './RuleField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'rule'>) => (
  <RuleField {...field} of={control.of} ruleName={control.ruleName} />
);
export default Control;

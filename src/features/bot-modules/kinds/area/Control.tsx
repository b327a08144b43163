import { CompletingTextArea } from '../../controls/completion/CompletingTextArea';
import type { ControlProps } from '../kind';

/** Up to this many characters two lines show all of it. */
const TWO_LINES = 300;

const Control = ({ field, control: { maxLength } }: ControlProps<'area'>) => (
  <CompletingTextArea {...field} maxLength={maxLength} rows={maxLength > TWO_LINES ? 4 : 2} />
);
export default Control;

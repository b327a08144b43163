import { TextField, type TextFieldProps } from '@/shared/ui/form/TextField';
import { WithCompletion } from './WithCompletion';

/** One line of text that may hold variables (`VariablesContext`). */
export const CompletingTextField = (props: TextFieldProps) => (
  <WithCompletion>{(assist) => <TextField {...props} assist={assist} />}</WithCompletion>
);

import { TextAreaField, type TextAreaFieldProps } from '@/shared/ui/form/TextField';
import { WithCompletion } from './WithCompletion';

/** Several lines of text that may hold variables (`VariablesContext`). */
export const CompletingTextArea = (props: TextAreaFieldProps) => (
  <WithCompletion>{(assist) => <TextAreaField {...props} assist={assist} />}</WithCompletion>
);

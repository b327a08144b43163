import { TextAreaField, type TextAreaFieldProps } from '@/shared/ui/form/TextField';
import { WithCompletion } from './WithCompletion';

interface CompletingTextAreaProps extends TextAreaFieldProps {
  /** Whether the variables also stand below as buttons. */
  hasChips?: boolean;
}

/** Several lines of text that may hold variables (`VariablesContext`). */
export const CompletingTextArea = ({ hasChips, ...props }: CompletingTextAreaProps) => (
  <WithCompletion hasChips={hasChips} isDisabled={props.isDisabled}>
    {(assist) => <TextAreaField {...props} assist={assist} />}
  </WithCompletion>
);

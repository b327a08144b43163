import { use, useState, type ReactNode } from 'react';
import {
  TextAreaField,
  TextField,
  type TextAreaFieldProps,
  type TextAssist,
  type TextFieldProps,
} from '@/shared/ui/form/TextField';
import type { Variable } from '../../engine/variable';
import { Completed } from './Completed';
import { completionAt, VariablesContext } from './completion';
import type { Writing } from './useCompletion';

/** One line of text that may hold variables (`VariablesContext`). */
export const CompletingTextField = (props: TextFieldProps) => (
  <WithCompletion>{(assist) => <TextField {...props} assist={assist} />}</WithCompletion>
);

/** Several lines of text that may hold variables (`VariablesContext`). */
export const CompletingTextArea = (props: TextAreaFieldProps) => (
  <WithCompletion>{(assist) => <TextAreaField {...props} assist={assist} />}</WithCompletion>
);

interface WithCompletionProps {
  /** The field; without variables it gets nothing, and is as it always was. */
  children: (assist: TextAssist | undefined) => ReactNode;
}

/** Offers the variables of the form around as soon as a brace is written in the field. */
export function WithCompletion(props: WithCompletionProps) {
  const variables = use(VariablesContext);
  return variables.length === 0 ? (
    props.children(undefined)
  ) : (
    <WithVariables {...props} variables={variables} />
  );
}

interface WithVariablesProps extends WithCompletionProps {
  variables: readonly Variable[];
}

function WithVariables({ variables, children }: WithVariablesProps) {
  const writing = useState<Writing>(null);
  return (
    <Completed find={(text, caret) => completionAt(text, caret, variables)} writing={writing}>
      {children}
    </Completed>
  );
}

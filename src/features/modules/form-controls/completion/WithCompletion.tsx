import { use, useState, type ReactNode } from 'react';
import type { TextAssist } from '@/shared/ui/form/TextField';
import type { Variable } from '../../engine/variable';
import { Completed } from './Completed';
import { completionAt } from './completion';
import type { Writing } from './useCompletion';
import { VariablesContext } from './VariablesContext';

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

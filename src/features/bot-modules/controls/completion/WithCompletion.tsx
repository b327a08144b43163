import { use, useState, type ReactNode } from 'react';
import type { TextAssist } from '@/shared/ui/form/TextField';
import type { Variable } from '../../engine/variable';
import { Completed } from './Completed';
import { completionAt } from './completion';
import type { Writing } from './useCompletion';
import { VariableChips } from './VariableChips';
import { VariablesContext } from './VariablesContext';

interface WithCompletionProps {
  /** Whether the variables also stand below as buttons. */
  hasChips?: boolean | undefined;
  isDisabled?: boolean | undefined;
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

function WithVariables({ variables, hasChips, isDisabled, children }: WithVariablesProps) {
  const writing = useState<Writing>(null);
  return (
    <Completed
      find={(text, caret) => completionAt(text, caret, variables)}
      writing={writing}
      renderBelow={
        hasChips === true
          ? ({ insert }) => (
              <VariableChips
                variables={variables}
                isDisabled={isDisabled === true}
                onInsert={insert}
              />
            )
          : undefined
      }
    >
      {children}
    </Completed>
  );
}

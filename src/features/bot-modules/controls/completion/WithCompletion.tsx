import { use, useId, type ReactNode } from 'react';
import type { TextAssist } from '@/shared/ui/form/TextField';
import type { Variable } from '../../engine/variable';
import './completion.scss';
import { CompletionList, optionId } from './CompletionList';
import { useCompletion } from './useCompletion';
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
    <Completed {...props} variables={variables} />
  );
}

interface CompletedProps extends WithCompletionProps {
  variables: readonly Variable[];
}

function Completed({ variables, hasChips = false, isDisabled = false, children }: CompletedProps) {
  const id = useId();
  const { root, offer, index, insert, handlers } = useCompletion(variables);
  const assist: TextAssist = {
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': offer ? id : undefined,
      'aria-activedescendant': offer ? optionId(id, index) : undefined,
    },
    below: (
      <>
        <CompletionList id={id} options={offer?.options ?? []} index={index} onChoose={insert} />
        {hasChips ? (
          <VariableChips variables={variables} isDisabled={isDisabled} onInsert={insert} />
        ) : null}
      </>
    ),
  };
  return (
    <div ref={root} className="completed" {...handlers}>
      {children(assist)}
    </div>
  );
}

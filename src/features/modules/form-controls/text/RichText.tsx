import { use, useState, type ReactNode } from 'react';
import {
  TextAreaField,
  TextField,
  type TextAreaFieldProps,
  type TextAssist,
  type TextFieldProps,
} from '@/shared/ui/form/TextField';
import { Completed } from '../completion/Completed';
import type { Writing } from '../completion/useCompletion';
import { VariableChips } from '../completion/VariableChips';
import { VariablesContext } from '../completion/completion';
import { formatBox, formatOf } from './formatBox';
import { TextTools } from './TextTools';
import { useFind } from './useFind';

interface RichTextAreaProps extends TextAreaFieldProps {
  /** Whether Discord’s markdown, emoji and names stand above it as buttons. */
  hasTools?: boolean;
  /** Whether the variables also stand below as buttons. */
  hasChips?: boolean;
}

/** Several lines with Discord’s markdown, in which variables, emoji, roles and channels are offered as one writes. */
export const RichTextArea = ({ hasTools, hasChips, ...props }: RichTextAreaProps) => (
  <Rich label={props.label} hasMarkdown hasTools={hasTools} hasChips={hasChips}>
    {(assist) => <TextAreaField {...props} countsTrimmed assist={assist} />}
  </Rich>
);

interface RichTextFieldProps extends TextFieldProps {
  /** Whether Discord reads markdown there, as in a title; an author and a footer are plain. */
  hasMarkdown?: boolean;
}

/** One line in which variables and emoji are offered. Discord makes no mentions of what stands there. */
export const RichTextField = ({ hasMarkdown, ...props }: RichTextFieldProps) => (
  <Rich label={props.label} isLine hasMarkdown={hasMarkdown}>
    {(assist) => <TextField {...props} countsTrimmed assist={assist} />}
  </Rich>
);

interface RichProps {
  label: string;
  isLine?: boolean;
  hasMarkdown?: boolean | undefined;
  hasTools?: boolean | undefined;
  hasChips?: boolean | undefined;
  children: (assist: TextAssist) => ReactNode;
}

/** Offers what may be put into a text, and hears the keys of formats; the box is the caller's. */
export function Rich({ label, isLine, hasMarkdown, hasTools, hasChips, children }: RichProps) {
  const variables = use(VariablesContext);
  const writing = useState<Writing>(null);
  // Where Discord reads no markdown, an emoji of a server is only its letters.
  const find = useFind({ mentions: isLine !== true, ownEmoji: hasMarkdown === true }, writing[0]);
  const hasVariables = variables.length > 0;
  return (
    <Completed
      find={find}
      writing={writing}
      onKey={(event, tools) => {
        const format = hasMarkdown === true ? formatOf(event) : null;
        const place = tools.place();
        if (format === null || place?.box !== event.target) return;
        event.preventDefault();
        formatBox(place, format);
      }}
      renderAbove={
        hasTools === true
          ? (tools) => <TextTools tools={tools} label={label} hasVariables={hasVariables} />
          : undefined
      }
      renderBelow={
        hasChips === true && hasVariables
          ? ({ insert }) => (
              <VariableChips variables={variables} isDisabled={false} onInsert={insert} />
            )
          : undefined
      }
    >
      {children}
    </Completed>
  );
}

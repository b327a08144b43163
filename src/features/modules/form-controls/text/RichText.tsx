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
  /** Whether buttons for Discord’s markdown, emoji and names are shown above it. */
  hasTools?: boolean;
  /** Whether the variables are also shown as buttons below it. */
  hasChips?: boolean;
}

/** Several lines with Discord’s markdown; variables, emoji, roles and channels are offered while typing. */
export const RichTextArea = ({ hasTools, hasChips, ...props }: RichTextAreaProps) => (
  <Rich label={props.label} hasMarkdown hasTools={hasTools} hasChips={hasChips}>
    {(assist) => <TextAreaField {...props} countsTrimmed assist={assist} />}
  </Rich>
);

interface RichTextFieldProps extends TextFieldProps {
  /** Whether Discord renders markdown there, as in a title; an author and a footer are plain text. */
  hasMarkdown?: boolean;
}

/** One line in which variables and emoji are offered. Discord renders no mentions there. */
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

/** Offers completions for a text and handles the keys of formats; the caller renders the box. */
export function Rich({ label, isLine, hasMarkdown, hasTools, hasChips, children }: RichProps) {
  const variables = use(VariablesContext);
  const writing = useState<Writing>(null);
  // Where Discord renders no markdown, a server emoji is only text.
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

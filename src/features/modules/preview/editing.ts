import { createContext } from 'react';

/** A text or color of a message that can be edited where it is shown. */
export interface MessagePart {
  /** Its path in the message: "embeds.0.title". */
  at: string;
  /** Its name within a sentence: "embed title". */
  label: string;
  kind: 'line' | 'lines' | 'color';
  /** CSS class of its text. */
  look?: string;
  /** Label of its button while it is empty: "Add a title". */
  add?: string;
  /** Maximum characters that Discord accepts. */
  most?: number;
  /** Whether Discord renders markdown there. */
  hasMarkdown?: boolean;
}

/** State that the editable parts of a message share. */
export interface Editing {
  /** The part that is being edited, by its path in the message; null for none. */
  open: string | null;
  /** The part whose button gets the focus when it reappears. */
  left: string | null;
  onOpen: (at: string) => void;
  /** @param isLeft whether the focus returns to its button */
  onClose: (at: string, isLeft: boolean) => void;
  /** Path of the message in the form: "values.greeting". */
  path: string;
}

/** Null around a read-only message. */
export const EditingContext = createContext<Editing | null>(null);

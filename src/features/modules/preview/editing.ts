import { createContext } from 'react';

/** One text or color of a message, as it can be changed where it is shown. */
export interface MessagePart {
  /** Its path in the message: "embeds.0.title". */
  at: string;
  /** What it is called within a sentence: "embed title". */
  label: string;
  kind: 'line' | 'lines' | 'color';
  /** The class its text is shown with. */
  look?: string;
  /** What its button says while it is empty: "Add a title". */
  add?: string;
  /** Characters Discord takes there. */
  most?: number;
  /** Whether Discord reads markdown there. */
  hasMarkdown?: boolean;
}

/** What the parts of a message share that can be changed in its preview. */
export interface Editing {
  /** The part that is being changed, by its path in the message; null for none. */
  open: string | null;
  /** The part whose button gets the focus as it comes back. */
  left: string | null;
  onOpen: (at: string) => void;
  /** @param isLeft whether the focus goes back to its button */
  onClose: (at: string, isLeft: boolean) => void;
  /** Path of the message in the form: "values.greeting". */
  path: string;
}

/** Null around a message that is only looked at. */
export const EditingContext = createContext<Editing | null>(null);

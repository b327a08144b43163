import type { MessagePart } from '../editing';
import { ColorEditor } from './ColorEditor';
import './editor.scss';
import { TextEditor } from './TextEditor';

export interface PartEditorProps {
  part: MessagePart;
  /** Path in the form. */
  name: string;
  /** @param isLeft whether the focus goes back to where the editor was opened */
  onClose: (isLeft: boolean) => void;
}

/** Changes a part of a message in the place where it is shown. */
export default function PartEditor(props: PartEditorProps) {
  return props.part.kind === 'color' ? <ColorEditor {...props} /> : <TextEditor {...props} />;
}

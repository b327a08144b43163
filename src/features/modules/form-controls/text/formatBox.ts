import { write, type Box } from '../completion/textBox';
import { edited, type Format } from './format';

/** Gives what is selected in a box a format, or takes it away. */
export function formatBox(
  { box, from, to }: { box: Box; from: number; to: number },
  format: Format,
): void {
  const edit = edited(box.value, from, to, format);
  write(box, edit.put, edit.from, edit.to);
  box.setSelectionRange(...edit.select);
}

const keys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', u: 'underline' };

/** The format a key stands for: Ctrl B, I and U, or with ⌘. */
export const formatOf = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): Format | null =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? (keys[event.key.toLowerCase()] ?? null)
    : null;

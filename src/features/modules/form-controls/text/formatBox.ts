import { write, type Box } from '../completion/textBox';
import { edited, type Format } from './format';

/** Adds a format to the selection in a box, or removes it. */
export function formatBox(
  { box, from, to }: { box: Box; from: number; to: number },
  format: Format,
): void {
  const edit = edited(box.value, from, to, format);
  write(box, edit.put, edit.from, edit.to);
  box.setSelectionRange(...edit.select);
}

const keys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Format of a shortcut: Ctrl or ⌘ with B, I or U. */
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
